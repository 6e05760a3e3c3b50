package tablee.engine.play;

import java.util.List;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.View;

/// A whole game of uniformly random decisions on the quick path: full legal lists, no log, no events. What it measures is the
/// rules themselves.
public record Playout(Outcome outcome, int actions, int draws, long hash) {

    public static <S extends State, V extends View, A extends Action> Playout random(
            Game<S, V, A> game, Settings settings, Randomness chance, Randomness choice) {
        return random(game, game.start(settings), chance, choice);
    }

    public static <S extends State, V extends View, A extends Action> Playout random(
            Game<S, V, A> game, S start, Randomness chance, Randomness choice) {
        Stepper<S, V, A> stepper = Stepper.quiet(game, start);
        while (stepper.settle(chance) instanceof Next.Decide(Seats awaited)) {
            Seat seat = awaited.first();
            List<A> legal = stepper.quickLegal(seat);
            stepper.act(seat, legal.get(choice.below(legal.size())));
        }
        return new Playout(
                stepper.outcome().orElseThrow(),
                stepper.decisions(),
                stepper.draws(),
                stepper.hash());
    }
}
