package tablee.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.server.Soon;
import tablee.server.store.SqliteStore;
import tablee.server.store.Store;
import tablee.table.Command;
import tablee.table.History;
import tablee.table.Ruling;
import tablee.table.Table;
import tablee.table.Terms;
import tablee.table.tell.Listener;
import tablee.table.tell.Outgoing;
import tablee.table.tell.OutgoingWriter;
import tablee.table.tell.Update;

/// Two nodes on one store, with news that get lost between them.
class TwoNodesTest {

    @TempDir Path folder;

    private static Tables node(Store store, Bus bus) {
        var node = TestTables.on(store, bus, new GameShelf(Games.all()), new Metrics());
        node.begin();
        return node;
    }

    private static Ruling.Final ask(Tables node, String id, String person, Command command) {
        return submit(node, id, person, command).join();
    }

    private static CompletableFuture<Ruling.Final> submit(
            Tables node, String id, String person, Command command) {
        var reply = new CompletableFuture<Ruling.Final>();
        node.find(id).join().orElseThrow().submit(person, command, reply::complete);
        return reply.orTimeout(Soon.LIMIT.toSeconds(), TimeUnit.SECONDS);
    }

    private static <R> R look(Tables node, String id, Function<Table<?, ?, ?>, R> eye) {
        var seen = new CompletableFuture<R>();
        node.find(id)
                .join()
                .orElseThrow()
                .look(table -> seen.complete(eye.apply(table)), () -> seen.cancel(true));
        return seen.join();
    }

    @Test
    void both_take_commands_and_never_disagree() throws InterruptedException {
        var wire = new Wire();
        Game<?, ?, ?> game = Games.find("cabo").house();
        Terms plain = Terms.USUAL;
        try (Store store = SqliteStore.open(folder);
                Tables one = node(store, wire.end());
                Tables two = node(store, wire.end())) {
            String id =
                    one.open(
                                    "p0",
                                    game,
                                    game.options().standard(2),
                                    plain,
                                    Optional.empty(),
                                    Optional.empty())
                            .join();
            assertThat(ask(one, id, "p0", new Command.Sit(Optional.empty(), "Ana", false)))
                    .isInstanceOf(Ruling.Done.class);
            assertThat(ask(two, id, "p1", new Command.Sit(Optional.empty(), "Ben", false)))
                    .isInstanceOf(Ruling.Done.class);
            assertThat(ask(two, id, "p0", new Command.Ready(Seat.of(0), true, "a")))
                    .isInstanceOf(Ruling.Done.class);
            assertThat(ask(one, id, "p1", new Command.Ready(Seat.of(1), true, "b")))
                    .isInstanceOf(Ruling.Done.class);
            int played = 0;
            // A round in which a busy machine has not caught up yet is none.
            for (int round = 0; round < 1_000 && played < 30; round++) {
                Tables ahead = look(one, id, Table::seq) >= look(two, id, Table::seq) ? one : two;
                Optional<Command.Act> act = look(ahead, id, table -> move(table));
                if (act.isEmpty()) {
                    Thread.sleep(20);
                    continue;
                }
                Seat seat = act.get().seat();
                var first = submit(one, id, "p" + seat.index(), renamed(act.get(), "one" + round));
                var second = submit(two, id, "p" + seat.index(), renamed(act.get(), "two" + round));
                long done =
                        List.of(first.join(), second.join()).stream()
                                .filter(Ruling.Done.class::isInstance)
                                .count();
                assertThat(done).as("round %d", round).isLessThanOrEqualTo(1);
                played += (int) done;
            }
            assertThat(played).isGreaterThan(10);
            agree(store, one, two, id);
        }
    }

    /// Whoever sits down at one node may go on at the other, also while neither hears of the other.
    @Test
    void a_node_that_has_heard_nothing_refuses_nobody() {
        Game<?, ?, ?> game = Games.find("cabo").house();
        try (Store store = SqliteStore.open(folder);
                Tables one = node(store, new Wire().end());
                Tables two = node(store, new Wire().end())) {
            String id =
                    one.open(
                                    "p0",
                                    game,
                                    game.options().standard(4),
                                    Terms.USUAL,
                                    Optional.empty(),
                                    Optional.empty())
                            .join();
            for (int seat = 0; seat < 4; seat++) {
                String person = "p" + seat;
                assertThat(look(two, id, table -> table.seatsOf(person)).list()).isEmpty();
                var sit = new Command.Sit(Optional.empty(), "Person " + seat, false);
                assertThat(ask(one, id, person, sit)).isInstanceOf(Ruling.Done.class);
                var ready = new Command.Ready(Seat.of(seat), true, "n" + seat);
                assertThat(ask(two, id, person, ready)).isInstanceOf(Ruling.Done.class);
            }
        }
    }

    /// Somebody who notes who is said to be here.
    private record Guest(String person, AtomicReference<String> said) implements Listener {
        Guest(String person) {
            this(person, new AtomicReference<>(""));
        }

        @Override
        public void here(Outgoing.Here here) {
            said.set(OutgoingWriter.write(here));
        }

        boolean hears(String words) {
            return Objects.requireNonNullElse(said.get(), "").contains(words);
        }

        @Override
        public void update(Update update) {}

        @Override
        public void end(String reason) {}

        void come(Tables node, String id) {
            node.find(id).join().orElseThrow().listen(this, _ -> {}, () -> {});
        }
    }

    @Test
    void who_is_connected_to_one_node_is_here_for_the_other() {
        var wire = new Wire();
        Game<?, ?, ?> game = Games.find("cabo").house();
        try (Store store = SqliteStore.open(folder);
                Tables one = node(store, wire.end());
                Tables two = node(store, wire.end())) {
            var settings = game.options().standard(2);
            String id =
                    one.open("p0", game, settings, Terms.USUAL, Optional.empty(), Optional.empty())
                            .join();
            for (int i = 0; i < 2; i++) {
                String person = "p" + i;
                Ruling.Final _ =
                        ask(one, id, person, new Command.Sit(Optional.empty(), "P" + i, false));
                Ruling.Final _ = ask(one, id, person, new Command.Ready(Seat.of(i), true, "n" + i));
            }
            var ana = new Guest("p0");
            var ben = new Guest("p1");
            ana.come(one, id);
            ben.come(two, id);
            Soon.that("both here for Ana", () -> ana.hears("[\"A\",\"B\"]"));
            Soon.that("both here for Ben", () -> ben.hears("[\"A\",\"B\"]"));
            two.find(id).join().orElseThrow().leave(ben, false);
            Soon.that("Ben is gone for Ana", () -> ana.hears("[\"A\"]"));
            Soon.that(
                    "it is counted", () -> look(one, id, table -> table.goneUntil(Seat.of(1))) > 0);
            ben.come(one, id);
            Soon.that(
                    "Ben is back", () -> look(one, id, table -> table.goneUntil(Seat.of(1))) == 0);
        }
    }

    private static <S extends State, V extends View, A extends Action> Optional<Command.Act> move(
            Table<S, V, A> table) {
        if (table.awaited().isEmpty()) {
            return Optional.empty();
        }
        Seat seat = table.awaited().first();
        List<A> legal = table.game().legal(table.view(seat));
        return Optional.of(
                new Command.Act(
                        seat, "x", table.seq(), table.game().formats().write(legal.getFirst())));
    }

    private static Command.Act renamed(Command.Act act, String id) {
        return new Command.Act(act.seat(), id, act.seq(), act.notation());
    }

    private static void agree(Store store, Tables one, Tables two, String id) {
        List<History.Line> log = store.log(id, 0);
        for (int i = 0; i < log.size(); i++) {
            assertThat(log.get(i).seq()).isEqualTo(i + 1);
        }
        long last = log.getLast().seq();
        Soon.that(
                "both nodes at the last line",
                () -> look(one, id, Table::seq) >= last && look(two, id, Table::seq) >= last);
        for (int i = 0; i < 2; i++) {
            Seat seat = Seat.of(i);
            Object here = look(one, id, table -> table.view(seat));
            Object there = look(two, id, table -> table.view(seat));
            assertThat(here).isEqualTo(there);
        }
    }
}
