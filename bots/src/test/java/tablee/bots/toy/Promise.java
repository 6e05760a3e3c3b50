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

/// A game that breaks its promises: worlds imagined from one view differ in what is legal, in whose turn it is, and in whether the game still
/// goes on. Twice A says a word; `good` wins wherever it can be said the second time.
public final class Promise extends Toy<Promise.Table> {

    /// Where the game stands.
    ///
    /// @param kind 0 to 2 for three lists of legal actions, 3 for somebody else's turn, 4 for an end
    public record Table(int kind, int said, String last) implements State {
        @Override
        public long hash() {
            return Hash.mix(Hash.mix(Hash.START, new int[] {kind, said}), last);
        }
    }

    /// What becomes of an imagined world: any kind up to this one.
    private final int kinds;

    public Promise(int kinds) {
        this.kinds = kinds;
    }

    @Override
    public Table start(Settings settings) {
        return new Table(0, 0, "");
    }

    @Override
    public Next next(Table table) {
        if (table.said == 2 || table.kind == 4) {
            return new Next.End(won(table.last.equals("good")));
        }
        return Next.decide(Seat.of(table.kind == 3 ? 1 : 0));
    }

    @Override
    public Seen view(Table table, Viewer viewer) {
        return new Seen(viewer, Seats.of(Seat.of(0)), List.of(Integer.toString(table.said)));
    }

    @Override
    public List<Say> legal(Seen view) {
        return says("bad", "good", "other");
    }

    @Override
    public List<Say> quickLegal(Table table, Seat seat) {
        return switch (table.kind) {
            case 0 -> says("bad", "good", "other");
            case 1 -> says("surprise", "good");
            case 2 -> says("bad", "surprise");
            default -> {
                if (seat.index() == 0) {
                    throw new IllegalStateException("not awaited");
                }
                yield says("bad");
            }
        };
    }

    @Override
    public Table act(Table table, Seat seat, Say action, Events events) {
        if (!quickLegal(table, seat).contains(action)) {
            throw new IllegalStateException(action + " in " + table);
        }
        return new Table(table.kind, table.said + 1, action.word());
    }

    @Override
    public Table imagine(Seen view, Randomness random) {
        return new Table(random.below(kinds), Integer.parseInt(view.words().getFirst()), "");
    }
}
