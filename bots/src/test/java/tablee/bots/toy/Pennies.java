package tablee.bots.toy;

import java.util.List;
import tablee.engine.Alphabet;
import tablee.engine.Chance;
import tablee.engine.Drawn;
import tablee.engine.Events;
import tablee.engine.Hash;
import tablee.engine.Next;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Viewer;

/// Both say a side at the same time; the matcher wins if they are the same. The other one may also say `lot` and wins 3 times in 10. Against a
/// fair opponent a side is worth a half, so `lot` is wrong; a search whose opponents answer what they cannot have heard believes
/// a side never wins.
public final class Pennies extends Toy<Pennies.Table> {

    /// Where the game stands.
    ///
    /// @param matcher index of the seat that wins when both say the same
    /// @param said by seat, empty before
    public record Table(int matcher, List<String> said, int die) implements State {
        public Table {
            said = List.copyOf(said);
        }

        @Override
        public long hash() {
            long hash = Hash.mix(Hash.START, new int[] {matcher, die});
            return Hash.mix(Hash.mix(hash, said.get(0)), said.get(1));
        }
    }

    private static final Chance DIE = new Chance.Pick("die", 10, Alphabet.NUMBERS);

    private final int matcher;

    public Pennies(Seat matcher) {
        this.matcher = matcher.index();
    }

    @Override
    public Table start(Settings settings) {
        return new Table(matcher, List.of("", ""), -1);
    }

    private static Seats awaited(Table table) {
        Seats awaited = Seats.NONE;
        for (int i = 0; i < 2; i++) {
            awaited = table.said.get(i).isEmpty() ? awaited.with(Seat.of(i)) : awaited;
        }
        return awaited;
    }

    @Override
    public Next next(Table table) {
        if (!awaited(table).isEmpty()) {
            return Next.decide(awaited(table));
        }
        if (!table.said.contains("lot")) {
            boolean same = table.said.get(0).equals(table.said.get(1));
            return new Next.End(won(same == (matcher == 0)));
        }
        return table.die < 0
                ? new Next.Draw(DIE)
                : new Next.End(won(table.die < 3 == (matcher == 1)));
    }

    /// A seat knows what it said, and who has spoken.
    @Override
    public Seen view(Table table, Viewer viewer) {
        String own = viewer instanceof Seat seat ? table.said.get(seat.index()) : "";
        return new Seen(viewer, awaited(table), List.of(own, Integer.toString(table.die)));
    }

    @Override
    public List<Say> legal(Seen view) {
        if (!(view.viewer() instanceof Seat seat) || !view.awaited().contains(seat)) {
            return List.of();
        }
        return seat.index() == matcher ? says("x", "y") : says("x", "y", "lot");
    }

    @Override
    public Table act(Table table, Seat seat, Say action, Events events) {
        return new Table(
                matcher,
                seat.index() == 0
                        ? List.of(action.word(), table.said.get(1))
                        : List.of(table.said.get(0), action.word()),
                table.die);
    }

    @Override
    public Table draw(Table table, Drawn drawn, Events events) {
        return new Table(matcher, table.said, drawn.get(0));
    }

    /// Who has spoken is seen, what they said is anybody's guess.
    @Override
    public Table imagine(Seen view, Randomness random) {
        var said = new java.util.ArrayList<String>();
        for (int i = 0; i < 2; i++) {
            boolean silent = view.awaited().contains(Seat.of(i));
            boolean own = view.viewer().equals(Seat.of(i));
            said.add(
                    silent ? "" : own ? view.words().getFirst() : random.below(2) == 0 ? "x" : "y");
        }
        return new Table(matcher, said, Integer.parseInt(view.words().get(1)));
    }
}
