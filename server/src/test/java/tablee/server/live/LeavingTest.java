package tablee.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.server.store.SqliteStore;
import tablee.server.store.Store;
import tablee.table.Command;
import tablee.table.Ruling;
import tablee.table.tell.Listener;
import tablee.table.tell.Update;

/// Whoever hangs up is gone, however much somebody asks of the table at that moment.
class LeavingTest {

    /// More than a table keeps waiting.
    private static final int FLOOD = 400;

    @TempDir Path folder;

    private static final class Counting implements Listener {
        final AtomicInteger told = new AtomicInteger();
        volatile boolean gone;

        @Override
        public String person() {
            return "p1";
        }

        @Override
        public boolean isGone() {
            return gone;
        }

        @Override
        public void update(Update update) {
            told.incrementAndGet();
        }

        @Override
        public void end(String reason) {}
    }

    @Test
    void who_leaves_a_table_that_is_flooded_has_left() throws InterruptedException {
        flooded(
                (table, listener) -> {
                    table.leave(listener, false);
                    listener.gone = true;
                },
                false);
    }

    @Test
    void who_leaves_before_being_let_in_is_not_let_in() throws InterruptedException {
        flooded(
                (table, listener) -> {
                    table.listen(listener, _ -> {}, () -> {});
                    listener.gone = true;
                    table.leave(listener, false);
                },
                true);
    }

    private interface Deed {
        void with(LiveTable<?, ?, ?> table, Counting listener);
    }

    private void flooded(Deed deed, boolean late) throws InterruptedException {
        Game<?, ?, ?> game = Games.find("cabo").house();
        try (Store store = SqliteStore.open(folder);
                var tables = TestTables.on(store)) {
            LiveTable<?, ?, ?> table = TestTables.open(tables, game, 2);
            say(table).join();
            var listener = new Counting();
            if (!late) {
                table.listen(listener, _ -> {}, () -> {});
            }
            // The table's thread is kept busy while all this is asked, so that the box is full when
            // the listener goes.
            var busy = new CountDownLatch(1);
            table.look(
                    _ -> {
                        try {
                            busy.await();
                        } catch (InterruptedException _) {
                            Thread.currentThread().interrupt();
                        }
                    },
                    () -> {});
            if (late) {
                var _ = say(table);
                deed.with(table, listener);
            }
            CompletableFuture<Ruling.Final> last = say(table);
            for (int i = 0; i < FLOOD; i++) {
                last = say(table);
            }
            if (!late) {
                deed.with(table, listener);
            }
            busy.countDown();
            last.join();
            settled(table);
            int before = listener.told.get();
            settled(table);
            assertThat(listener.told.get()).isEqualTo(before);
            if (late) {
                assertThat(before).isZero();
            }
        }
    }

    /// Something is said and written, after everything that was asked before.
    private static void settled(LiveTable<?, ?, ?> table) throws InterruptedException {
        while (!(say(table).join() instanceof Ruling.Done)) {
            Thread.sleep(5);
        }
    }

    private static CompletableFuture<Ruling.Final> say(LiveTable<?, ?, ?> table) {
        var reply = new CompletableFuture<Ruling.Final>();
        table.submit("p0", new Command.Say("Ana", "hello"), reply::complete);
        return reply;
    }
}
