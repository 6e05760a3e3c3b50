package tablee.table;

import java.util.List;
import java.util.Optional;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.table.fair.Fairness;

/// People who hide their nonces, at a table of [Seated].
final class Bound {

    private Bound() {}

    /// Nobody guesses it.
    static String nonce(int seat) {
        return "a-nonce-long-enough-of-" + seat;
    }

    static String commitment(Desk<?, ?, ?> desk, int seat, String nonce) {
        String server = desk.table().opened().commitment();
        return Fairness.commitment(desk.table().id(), server, Seat.of(seat).label(), nonce);
    }

    static Command.Ready ready(Desk<?, ?, ?> desk, int seat) {
        return new Command.Ready(Seat.of(seat), true, "", commitment(desk, seat, nonce(seat)));
    }

    static Command.Reveal reveal(int seat) {
        return new Command.Reveal(Seat.of(seat), nonce(seat));
    }

    /// Everybody sits and is ready; the line that binds them is written.
    static Desk<?, ?, ?> all(Desk<?, ?, ?> desk, List<History.Line> log) {
        log.add(new History.Line(1, 0, EntryCodec.line(desk.table().opened())));
        for (int i = 0; i < desk.table().seats(); i++) {
            var sit = new Command.Sit(Optional.empty(), "P" + i, false);
            keep(desk.rule("p" + i, sit, 0), log);
            keep(desk.rule("p" + i, ready(desk, i), 0), log);
        }
        keep(desk.rule("", new Command.Start(), 1000), log);
        return desk;
    }

    static Entry keep(Ruling ruling, List<History.Line> log) {
        var line = Seated.line(ruling);
        log.add(new History.Line(line.seq(), line.at(), line.body()));
        return line.entry();
    }

    /// What everybody was dealt, which nobody sees all of.
    static <S extends State, V extends View, A extends tablee.engine.Action> Json dealt(
            Table<S, V, A> table) {
        return table.game().formats().position(table.position().state());
    }
}
