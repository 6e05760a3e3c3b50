package tablee.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.View;
import tablee.table.fair.Algorithm;
import tablee.table.fair.Fairness;

/// A table of Cabo with a person on every chair, without store or threads: time is what the test says.
final class Seated {

    static final String SEED = "5".repeat(64);

    private Seated() {}

    static Terms terms(Clock clock, Terms.Overtime overtime) {
        return new Terms(
                clock,
                overtime,
                true,
                false,
                false,
                false,
                0,
                Terms.USUAL.substitute(),
                0,
                false,
                Terms.Hints.ON,
                0);
    }

    static Desk<?, ?, ?> open(int seats, Terms terms) {
        return open(seats, terms, Algorithm.NEWEST);
    }

    static Desk<?, ?, ?> open(int seats, Terms terms, Algorithm draws) {
        return open(seats, terms, draws, SEED);
    }

    static Desk<?, ?, ?> open(int seats, Terms terms, Algorithm draws, String seed) {
        Game<?, ?, ?> cabo = Games.find("cabo").house();
        Settings settings = cabo.options().settings(seats, Map.of("firstStarter", "A"));
        return opened(cabo, settings, terms, draws, seed);
    }

    private static <S extends State, V extends View, A extends Action> Desk<S, V, A> opened(
            Game<S, V, A> game, Settings settings, Terms terms, Algorithm draws, String seed) {
        var opened =
                new Entry.Opened(
                        "p0",
                        game.info().id(),
                        settings,
                        game.info().content(),
                        game.info().rules(),
                        seed,
                        Fairness.commitment(draws, "t", seed),
                        draws,
                        terms,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty());
        return new Desk<>(Table.open("t", game, opened, 0), "5a"::repeat);
    }

    /// The same with any game.
    static <S extends State, V extends View, A extends Action> Desk<S, V, A> at(
            Game<S, V, A> game, Settings settings, Terms terms) {
        Desk<S, V, A> desk = opened(game, settings, terms, Algorithm.NEWEST, SEED);
        for (int i = 0; i < settings.seats(); i++) {
            sit(desk, i, new ArrayList<>());
        }
        line(desk.rule("p0", new Command.Start(), 1000));
        return desk;
    }

    static Desk<?, ?, ?> at(int seats, Terms terms) {
        return at(seats, terms, new ArrayList<>());
    }

    /// Everybody is seated and the game has begun; `written` gets the lines of the log.
    static Desk<?, ?, ?> at(int seats, Terms terms, List<History.Line> written) {
        var desk = open(seats, terms);
        written.add(new History.Line(1, 0, EntryCodec.line(desk.table().opened())));
        for (int i = 0; i < seats; i++) {
            sit(desk, i, written);
        }
        keep(desk.rule("p0", new Command.Start(), 1000), written);
        return desk;
    }

    /// The next person sits down and is ready.
    static void sit(Desk<?, ?, ?> desk, int seat, List<History.Line> written) {
        String person = "p" + seat;
        keep(desk.rule(person, new Command.Sit(Optional.empty(), "P" + seat, false), 0), written);
        keep(desk.rule(person, new Command.Ready(Seat.of(seat), true, "n" + seat), 0), written);
    }

    private static void keep(Ruling ruling, List<History.Line> written) {
        var line = line(ruling);
        written.add(new History.Line(line.seq(), line.at(), line.body()));
    }

    /// The key of what this seat is asked.
    static <S extends State, V extends View, A extends Action> String question(
            Table<S, V, A> table, Seat seat) {
        return table.game().wording().asked(table.view(seat)).key();
    }

    static Ruling.Line line(Ruling ruling) {
        if (ruling instanceof Ruling.Line line) {
            return line;
        }
        throw new AssertionError(ruling.toString());
    }

    /// The first awaited seat plays its first legal move.
    static Seat move(Desk<?, ?, ?> desk, long now) {
        Seat seat = desk.table().awaited().first();
        line(
                desk.rule(
                        "p" + seat.index(),
                        new Command.Act(
                                seat,
                                "m" + desk.table().seq(),
                                desk.table().seq(),
                                first(desk.table(), seat)),
                        now));
        return seat;
    }

    /// Its first legal move.
    static <S extends State, V extends View, A extends Action> String first(
            Table<S, V, A> table, Seat seat) {
        return table.game().formats().write(table.game().legal(table.view(seat)).getFirst());
    }

    static Ruling.Line act(Desk<?, ?, ?> desk, Seat seat, String notation, long now) {
        long seq = desk.table().seq();
        var act = new Command.Act(seat, "m" + seq, seq, notation);
        return line(desk.rule("p" + seat.index(), act, now));
    }

    /// Everybody is ready; whose first turn it is.
    static Seat turn(Desk<?, ?, ?> desk, long now) {
        while (question(desk.table(), desk.table().awaited().first()).equals("cabo.asked.look")) {
            act(desk, desk.table().awaited().first(), "ready", now);
        }
        return desk.table().awaited().first();
    }

    /// A call and a last turn at a table of two; who had the last one.
    static Seat endRound(Desk<?, ?, ?> desk, Seat caller, long now) {
        act(desk, caller, "call", now);
        Seat other = desk.table().awaited().first();
        act(desk, other, "draw", now);
        act(desk, other, "discard", now);
        return other;
    }

    /// Plays until exactly one seat is awaited.
    static Seat untilOne(Desk<?, ?, ?> desk, long now) {
        while (desk.table().awaited().size() > 1) {
            Seat _ = move(desk, now);
        }
        return desk.table().awaited().first();
    }
}
