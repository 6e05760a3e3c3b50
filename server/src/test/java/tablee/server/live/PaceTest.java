package tablee.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Games;
import tablee.engine.Seat;
import tablee.server.store.SqliteStore;
import tablee.server.store.Store;
import tablee.table.Command;
import tablee.table.Ruling;
import tablee.table.Table;
import tablee.table.Terms;
import tablee.table.tell.Audience;
import tablee.table.tell.Listener;
import tablee.table.tell.Update;

/// How long bots wait follows those who sit at the table and watch.
class PaceTest {

    private static final int USUAL = Terms.USUAL.pace();

    @TempDir Path folder;

    private record Reader(String person, Optional<Integer> pace) implements Listener {

        static Reader wishing(String person, int pace) {
            return new Reader(person, Optional.of(pace));
        }

        @Override
        public void update(Update update) {}

        @Override
        public void end(String reason) {}
    }

    /// `p0` and `p1` sit there.
    private Table<?, ?, ?> table(Tables tables) {
        LiveTable<?, ?, ?> live = TestTables.open(tables, Games.find("cabo").house(), 3);
        for (int i = 0; i < 2; i++) {
            var sat = new CompletableFuture<Ruling.Final>();
            live.submit(
                    "p" + i,
                    new Command.Sit(Optional.of(Seat.of(i)), "Ana" + i, false),
                    sat::complete);
            assertThat(sat.join()).isInstanceOf(Ruling.Done.class);
        }
        var seen = new CompletableFuture<Table<?, ?, ?>>();
        live.look(seen::complete, () -> {});
        return seen.join();
    }

    private void paced(int expected, Reader... readers) {
        try (Store store = SqliteStore.open(folder);
                var tables = TestTables.on(store)) {
            var audience = new Audience();
            for (Reader reader : readers) {
                audience.join(reader);
            }
            assertThat(audience.pace(table(tables))).isEqualTo(expected);
        }
    }

    @Test
    void nobody_watches_and_the_table_keeps_the_time_it_was_opened_with() {
        paced(USUAL);
    }

    @Test
    void the_only_one_who_sits_there_and_watches_chooses_slower_or_faster() {
        paced(USUAL + 1_000, Reader.wishing("p0", USUAL + 1_000));
        paced(0, Reader.wishing("p0", 0));
    }

    @Test
    void of_several_the_slowest_counts_and_who_says_nothing_means_the_time_of_the_table() {
        paced(2_300, Reader.wishing("p0", 2_300), Reader.wishing("p1", 0));
        paced(USUAL, Reader.wishing("p0", 0), new Reader("p1", Optional.empty()));
    }

    @Test
    void whoever_looks_on_has_no_say() {
        paced(USUAL, Reader.wishing("p7", 9_000), Reader.wishing("", 0));
        paced(100, Reader.wishing("p0", 100), Reader.wishing("p7", 9_000));
    }
}
