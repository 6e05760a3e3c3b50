package tablee.testkit;

import java.util.List;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.play.Match;
import tablee.engine.play.Stepper;

/// Reachable positions and whole games by random play, from a seed. The same seed gives the same game.
public final class Positions {

    private Positions() {}

    /// The position after so many steps (decisions and draws) of a random game; the last one if the game is shorter.
    public static <S extends State, V extends View, A extends Action> S random(
            Game<S, V, A> game, Settings settings, long seed, int step) {
        Randomness chance = new Streams(seed).stream("chance");
        Randomness choice = new Streams(seed).stream("choice");
        Stepper<S, V, A> stepper = Stepper.quiet(game, game.start(settings));
        while (stepper.steps() < step && !stepper.isOver()) {
            step(stepper, chance, choice);
        }
        return stepper.state();
    }

    /// The draw that is due, or any decision of anybody awaited.
    static <S extends State, V extends View, A extends Action> void step(
            Stepper<S, V, A> stepper, Randomness chance, Randomness choice) {
        if (!stepper.draw(chance)) {
            Seat seat = pick(stepper.awaited(), choice);
            stepper.act(seat, pick(stepper.legal(seat), choice));
        }
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
