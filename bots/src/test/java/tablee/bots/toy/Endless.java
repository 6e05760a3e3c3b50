package tablee.bots.toy;

import java.util.List;
import tablee.engine.Events;
import tablee.engine.Hash;
import tablee.engine.Next;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Viewer;

/// Both seats say `left` or `right` in turn, and nobody lives to see who wins.
public final class Endless extends Toy<Endless.Table> {

    public record Table(int said) implements State {
        @Override
        public long hash() {
            return Hash.mix(Hash.START, said);
        }
    }

    @Override
    public Table start(Settings settings) {
        return new Table(0);
    }

    @Override
    public Next next(Table table) {
        return table.said == Integer.MAX_VALUE
                ? new Next.End(won(true))
                : Next.decide(Seat.of(table.said % 2));
    }

    @Override
    public Seen view(Table table, Viewer viewer) {
        return new Seen(
                viewer, Seats.of(Seat.of(table.said % 2)), List.of(Integer.toString(table.said)));
    }

    @Override
    public List<Say> legal(Seen view) {
        return view.viewer() instanceof Seat seat && view.awaited().contains(seat)
                ? says("left", "right")
                : List.of();
    }

    @Override
    public Table act(Table table, Seat seat, Say action, Events events) {
        return new Table(table.said + 1);
    }

    @Override
    public Table imagine(Seen view, Randomness random) {
        return new Table(Integer.parseInt(view.words().getFirst()));
    }
}
