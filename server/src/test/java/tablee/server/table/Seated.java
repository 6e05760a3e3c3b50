package tablee.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.server.fair.Algorithm;
import tablee.server.fair.Fairness;

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
                true);
    }

    static Desk<?, ?, ?> open(int seats, Terms terms) {
        return open(seats, terms, Algorithm.NEWEST);
    }

    static Desk<?, ?, ?> open(int seats, Terms terms, Algorithm draws) {
        return open(seats, terms, draws, SEED);
    }

    static Desk<?, ?, ?> open(int seats, Terms terms, Algorithm draws, String seed) {
        return opened(Games.find("cabo").house(), seats, terms, draws, seed);
    }

    private static <S extends State, V extends View, A extends Action> Desk<S, V, A> opened(
            Game<S, V, A> game, int seats, Terms terms, Algorithm draws, String seed) {
        var opened =
                new Entry.Opened(
                        "p0",
                        "cabo",
                        game.options().settings(seats, Map.of("firstStarter", "A")),
                        game.info().content(),
                        game.info().rules(),
                        seed,
                        Fairness.commitment(draws, "t", seed),
                        draws,
                        terms,
                        Optional.empty(),
                        Optional.empty());
        return new Desk<>(Table.open("t", game, opened, 0));
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

    private static void keep(Desk.Ruling ruling, List<History.Line> written) {
        var line = line(ruling);
        written.add(new History.Line(line.seq(), line.at(), line.body()));
    }

    /// The key of what this seat is asked.
    static <S extends State, V extends View, A extends Action> String question(
            Table<S, V, A> table, Seat seat) {
        return table.game().wording().asked(table.view(seat)).key();
    }

    static Desk.Ruling.Line line(Desk.Ruling ruling) {
        if (ruling instanceof Desk.Ruling.Line line) {
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

    /// Plays until exactly one seat is awaited.
    static Seat untilOne(Desk<?, ?, ?> desk, long now) {
        while (desk.table().awaited().size() > 1) {
            Seat _ = move(desk, now);
        }
        return desk.table().awaited().first();
    }
}
