package tablee.bots.toy;

import java.util.ArrayList;
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

/// A coin lies under a cup and A must name its face in the end. `safe` wins 7 times in 10 without naming anything; `blind` goes on to name
/// it unseen, worth a half; `peek` shows it but costs the game 1 time in 10, worth 0.9.
///
/// A search that solves each imagined world by itself believes `blind` always wins. A search whose plan cannot depend on what it
/// will see believes `peek` is worth 0.45. Both are wrong.
public final class HiddenCoin extends Toy<HiddenCoin.Table> {

    /// Where the game stands.
    ///
    /// @param face 0 heads, 1 tails, −1 before the toss
    /// @param die the ten-sided die of `safe` and `peek`, −1 before
    public record Table(int face, String way, int die, String named) implements State {
        @Override
        public long hash() {
            return Hash.mix(Hash.mix(Hash.mix(Hash.START, new int[] {face, die}), way), named);
        }
    }

    private static final Chance TOSS = new Chance.Pick("toss", 2, Alphabet.NUMBERS);
    private static final Chance DIE = new Chance.Pick("die", 10, Alphabet.NUMBERS);
    private static final Seat A = Seat.of(0);

    @Override
    public Table start(Settings settings) {
        return new Table(-1, "", -1, "");
    }

    @Override
    public Next next(Table table) {
        if (table.face < 0) {
            return new Next.Draw(TOSS);
        }
        return switch (table.way) {
            case "" -> Next.decide(A);
            case "safe" -> table.die < 0 ? new Next.Draw(DIE) : new Next.End(won(table.die < 7));
            case "peek" -> table.die < 0 ? new Next.Draw(DIE) : peeked(table);
            default -> naming(table);
        };
    }

    private static Next peeked(Table table) {
        return table.die == 0 ? new Next.End(won(false)) : naming(table);
    }

    private static Next naming(Table table) {
        return table.named.isEmpty()
                ? Next.decide(A)
                : new Next.End(won(table.named.equals(table.face == 0 ? "heads" : "tails")));
    }

    @Override
    public Seen view(Table table, Viewer viewer) {
        boolean awaited = next(table) instanceof Next.Decide;
        var words = new ArrayList<>(List.of(table.way, Integer.toString(table.die), table.named));
        if (viewer.equals(A) && table.way.equals("peek") && table.die > 0) {
            words.add("face " + table.face);
        }
        return new Seen(viewer, awaited ? Seats.of(A) : Seats.NONE, words);
    }

    @Override
    public List<Say> legal(Seen view) {
        if (!view.awaited().contains(A)) {
            return List.of();
        }
        return view.words().getFirst().isEmpty()
                ? says("safe", "blind", "peek")
                : says("heads", "tails");
    }

    @Override
    public Table act(Table table, Seat seat, Say action, Events events) {
        return table.way.isEmpty()
                ? new Table(table.face, action.word(), -1, "")
                : new Table(table.face, table.way, table.die, action.word());
    }

    @Override
    public Table draw(Table table, Drawn drawn, Events events) {
        return table.face < 0
                ? new Table(drawn.get(0), "", -1, "")
                : new Table(table.face, table.way, drawn.get(0), table.named);
    }

    @Override
    public Table imagine(Seen view, Randomness random) {
        var words = view.words();
        int face = words.size() > 3 ? words.get(3).charAt("face ".length()) - '0' : random.below(2);
        return new Table(face, words.get(0), Integer.parseInt(words.get(1)), words.get(2));
    }
}
