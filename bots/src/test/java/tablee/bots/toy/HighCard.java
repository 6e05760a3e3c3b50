package tablee.bots.toy;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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

/// Two cards out of 0 to 9; A sees its own and bets that it is higher, or passes and tosses a coin. Betting is right from 5 on.
public final class HighCard extends Toy<HighCard.Table> {

    /// Where the game stands.
    ///
    /// @param said what A decided, empty before
    /// @param toss the coin after a pass, −1 before
    public record Table(int own, int other, String said, int toss) implements State {
        @Override
        public long hash() {
            return Hash.mix(Hash.mix(Hash.START, new int[] {own, other, toss}), said);
        }
    }

    public static final int CARDS = 10;

    private static final Chance DEAL =
            new Chance.Shuffle("deal", IntStream.range(0, CARDS).toArray(), Alphabet.NUMBERS);
    private static final Chance TOSS = new Chance.Pick("toss", 2, Alphabet.NUMBERS);

    @Override
    public Table start(Settings settings) {
        return new Table(-1, -1, "", -1);
    }

    public static Table dealt(int own, int other) {
        return new Table(own, other, "", -1);
    }

    @Override
    public Next next(Table table) {
        if (table.own < 0) {
            return new Next.Draw(DEAL);
        }
        return switch (table.said) {
            case "" -> Next.decide(Seat.of(0));
            case "bet" -> new Next.End(won(table.own > table.other));
            default -> table.toss < 0 ? new Next.Draw(TOSS) : new Next.End(won(table.toss == 1));
        };
    }

    @Override
    public Seen view(Table table, Viewer viewer) {
        boolean awaited = table.own >= 0 && table.said.isEmpty();
        String own = viewer.equals(Seat.of(0)) ? Integer.toString(table.own) : "?";
        return new Seen(
                viewer,
                awaited ? Seats.of(Seat.of(0)) : Seats.NONE,
                List.of(own, table.said, Integer.toString(table.toss)));
    }

    @Override
    public List<Say> legal(Seen view) {
        return view.awaited().contains(Seat.of(0)) ? says("bet", "pass") : List.of();
    }

    @Override
    public Table act(Table table, Seat seat, Say action, Events events) {
        return new Table(table.own, table.other, action.word(), -1);
    }

    @Override
    public Table draw(Table table, Drawn drawn, Events events) {
        return table.own < 0
                ? dealt(drawn.get(0), drawn.get(1))
                : new Table(table.own, table.other, table.said, drawn.get(0));
    }

    @Override
    public Table imagine(Seen view, Randomness random) {
        int own = Optional.of(view.words().getFirst()).map(Integer::parseInt).orElseThrow();
        int other = random.below(CARDS - 1);
        return dealt(own, other < own ? other : other + 1);
    }
}
