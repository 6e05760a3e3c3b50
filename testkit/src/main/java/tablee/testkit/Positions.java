package tablee.testkit;

import java.util.List;
import tablee.engine.Action;
import tablee.engine.Chance;
import tablee.engine.Events;
import tablee.engine.Game;
import tablee.engine.Match;
import tablee.engine.Next;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;

/// Reachable positions and whole games by random play, from a seed. The same seed gives the same game.
public final class Positions {

    private Positions() {}

    /// The position after so many steps (decisions and draws) of a random game; the last one if the game is shorter.
    public static <S extends State, V extends View, A extends Action> S random(
            Game<S, V, A> game, Settings settings, long seed, int step) {
        Randomness chance = new Streams(seed).stream("chance");
        Randomness choice = new Streams(seed).stream("choice");
        S state = game.start(settings);
        for (int i = 0; i < step; i++) {
            Next next = game.next(state);
            if (next instanceof Next.End) {
                return state;
            }
            state = step(game, state, next, chance, choice);
        }
        return state;
    }

    static <S extends State, V extends View, A extends Action> S step(
            Game<S, V, A> game, S state, Next next, Randomness chance, Randomness choice) {
        return switch (next) {
            case Next.Draw(Chance due) -> game.draw(state, due.draw(chance), Events.NONE);
            case Next.Decide(Seats awaited) -> {
                Seat seat = pick(awaited, choice);
                yield game.act(
                        state, seat, pick(game.legal(game.view(state, seat)), choice), Events.NONE);
            }
            case Next.End _ -> state;
        };
    }

    /// A seeded match played to its end, or to `most` decisions.
    public static <S extends State, V extends View, A extends Action> Match<S, V, A> match(
            Game<S, V, A> game, Settings settings, long seed, int most) {
        Match<S, V, A> match = Match.seeded(game, settings, seed);
        Randomness choice = new Streams(seed).stream("choice");
        for (int i = 0; i < most && !match.isOver(); i++) {
            Seat seat = pick(match.awaited(), choice);
            match.act(seat, pick(match.legal(seat), choice));
        }
        return match;
    }

    static Seat pick(Seats seats, Randomness random) {
        int skipped = random.below(seats.size());
        for (Seat seat : seats) {
            if (skipped-- == 0) {
                return seat;
            }
        }
        throw new IllegalStateException("nobody is awaited");
    }

    static <T> T pick(List<T> list, Randomness random) {
        if (list.isEmpty()) {
            throw new AssertionError("an awaited seat has no legal action");
        }
        return list.get(random.below(list.size()));
    }
}
