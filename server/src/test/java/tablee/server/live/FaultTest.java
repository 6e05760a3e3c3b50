package tablee.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Action;
import tablee.engine.Events;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.server.store.SqliteStore;
import tablee.server.store.Store;
import tablee.table.Command;
import tablee.table.Ruling;
import tablee.testkit.Disguised;

/// A game with a mistake in it: whoever runs into it is told, nothing is changed, and the table can be played on.
class FaultTest {

    @TempDir Path folder;

    private final AtomicBoolean broken = new AtomicBoolean();

    private final class Faulty<S extends State, V extends View, A extends Action>
            extends Disguised<S, V, A> {

        Faulty(Game<S, V, A> truth) {
            super(truth);
        }

        @Override
        public S act(S state, Seat seat, A action, Events events) {
            if (broken.get()) {
                throw new StackOverflowError("a mistake in the game");
            }
            return truth.act(state, seat, action, events);
        }
    }

    private final class Shelf implements GameProvider {

        private final Game<?, ?, ?> game = new Faulty<>(Games.find("cabo").house());

        @Override
        public String id() {
            return "cabo";
        }

        @Override
        public Game<?, ?, ?> house() {
            return game;
        }
    }

    private static Ruling.Final ask(LiveTable<?, ?, ?> table, String person, Command command) {
        var reply = new CompletableFuture<Ruling.Final>();
        table.submit(person, command, reply::complete);
        return reply.join();
    }

    private static <S extends State, V extends View, A extends Action> Command.Act move(
            LiveTable<S, V, A> table) {
        var seen = new CompletableFuture<Command.Act>();
        table.look(
                found -> {
                    Seat seat = found.awaited().first();
                    A first = found.game().legal(found.view(seat)).getFirst();
                    String notation = found.game().formats().write(first);
                    seen.complete(new Command.Act(seat, "x", found.seq(), notation));
                },
                () -> seen.cancel(true));
        return seen.join();
    }

    private static long seq(LiveTable<?, ?, ?> table) {
        var seen = new CompletableFuture<Long>();
        table.look(found -> seen.complete(found.seq()), () -> seen.cancel(true));
        return seen.join();
    }

    @Test
    void a_mistake_in_a_game_is_answered_and_changes_nothing() {
        var metrics = new Metrics();
        var shelf = new Shelf();
        try (Store store = SqliteStore.open(folder);
                Tables tables =
                        TestTables.on(
                                store, new Wire().end(), new GameShelf(List.of(shelf)), metrics)) {
            tables.begin();
            LiveTable<?, ?, ?> table = begun(tables, shelf.house());
            Command.Act act = move(table);
            long before = seq(table);

            broken.set(true);
            assertThat(ask(table, person(act), act)).isInstanceOf(Ruling.Trouble.class);
            assertThat(seq(table)).isEqualTo(before);
            assertThat(metrics.counted("table_faults")).isEqualTo(1);

            broken.set(false);
            assertThat(ask(table, person(act), act)).isEqualTo(new Ruling.Done(before + 1));
        }
    }

    private static String person(Command.Act act) {
        return "p" + act.seat().index();
    }

    private static LiveTable<?, ?, ?> begun(Tables tables, Game<?, ?, ?> game) {
        LiveTable<?, ?, ?> table = TestTables.open(tables, game, 2);
        for (int i = 0; i < 2; i++) {
            ask(table, "p" + i, new Command.Sit(Optional.empty(), "P" + i, false));
            ask(table, "p" + i, new Command.Ready(Seat.of(i), true, "n" + i));
        }
        return table;
    }
}
