package oie;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oie.OieTable.Move;
import oie.OieTable.Seen;
import tablee.engine.*;

/// The rules of the goose; the law is `register.md`.
public final class OieGame implements Game<OieTable, Seen, Move>, GameProvider {

    @Override
    public Game<?, ?, ?> house() {
        return this;
    }

    private static final Next ROLL = new Next.Draw(new Chance.Throw("roll", 2, 6, Alphabet.DIE));

    @Override
    public GameInfo info() {
        return new GameInfo(
                "oie",
                Words.of("Le jeu de l’oie", "The game of the goose"),
                Words.of("Deux dés, 63 cases, un puits.", "Two dice, 63 squares, one well."),
                "oie-1",
                "none");
    }

    @Override
    public OptionList options() {
        return new OptionList(2, 6, List.of(), List.of());
    }

    @Override
    public OieTable start(Settings settings) {
        return OieTable.start(settings.seats());
    }

    @Override
    public Next next(OieTable table) {
        if (table.isOver()) {
            var row = new ScoreSheet.Row(Message.of("oie.square"), table.squares());
            return new Next.End(
                    new Outcome(
                            Outcome.ranked(table.squares(), false),
                            new ScoreSheet(List.of(row)),
                            Message.of("oie.over")));
        }
        return table.rolling() ? ROLL : Next.decide(table.turn());
    }

    @Override
    public Seen view(OieTable table, Viewer viewer) {
        return new Seen(viewer, table);
    }

    @Override
    public List<Move> legal(Seen view) {
        boolean mine = view.viewer() instanceof Seat seat && view.awaited().contains(seat);
        return mine ? List.of(Move.THROW) : List.of();
    }

    @Override
    public Optional<Refused> refusal(Seen view, Move action) {
        return legal(view).contains(action)
                ? Optional.empty()
                : Optional.of(Refused.of("OIE-TURN-1", "oie.refused.turn"));
    }

    @Override
    public OieTable act(OieTable table, Seat seat, Move action, Events events) {
        return new OieTable(table.squares(), table.waits(), seat, true);
    }

    @Override
    public OieTable draw(OieTable table, Drawn drawn, Events events) {
        Seat seat = table.turn();
        int first = drawn.get(0) + 1;
        int second = drawn.get(1) + 1;
        events.add(new OieEvent.Threw(seat, first, second));
        var squares = new ArrayList<>(table.squares());
        var waits = new ArrayList<>(table.waits());
        int from = squares.get(seat.index());
        for (Squares.Halt halt : Squares.way(from, first, second)) {
            squares.set(seat.index(), halt.square());
            events.add(new OieEvent.Moved(seat, halt.square(), halt.why()));
        }
        int at = squares.get(seat.index());
        waits.set(seat.index(), Squares.wait(at));
        for (int i = 0; i < squares.size(); i++) {
            if (i != seat.index() && squares.get(i) == at && at < OieTable.GARDEN) {
                // OIE-MEET-1: the one who stood there goes where the other came from, and is free.
                squares.set(i, from);
                waits.set(i, 0);
                events.add(new OieEvent.Moved(Seat.of(i), from, "OIE-MEET-1"));
            }
        }
        return new OieTable(squares, waits, after(seat, squares, waits), false);
    }

    /// OIE-INN-1, OIE-WELL-1: whoever waits is passed over; when everybody is held, the next one is let go (OIE-WELL-2).
    private static Seat after(Seat seat, List<Integer> squares, List<Integer> waits) {
        int seats = waits.size();
        if (waits.stream().allMatch(wait -> wait == OieTable.HELD)) {
            waits.set(seat.next(seats).index(), 0);
        }
        Seat next = seat.next(seats);
        while (waits.get(next.index()) != 0 && !squares.contains(OieTable.GARDEN)) {
            int wait = waits.get(next.index());
            waits.set(next.index(), wait > 0 ? wait - 1 : wait);
            next = next.next(seats);
        }
        return next;
    }

    /// Nothing is hidden: there is one possible world.
    @Override
    public OieTable imagine(Seen view, Randomness random) {
        return view.table();
    }

    @Override
    public Move whenAbsent(Seen view) {
        return Move.THROW;
    }

    @Override
    public void check(OieTable table) {
        if (table.squares().stream().anyMatch(at -> at < 0 || at > OieTable.GARDEN)) {
            throw new IllegalStateException("off the board: " + table);
        }
    }

    @Override
    public Formats<OieTable, Seen, Move> formats() {
        return OieFormats.of();
    }

    @Override
    public Wording<Seen, Move> wording() {
        return new OieWording();
    }
}
