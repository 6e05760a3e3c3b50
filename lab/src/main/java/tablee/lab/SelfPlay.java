package tablee.lab;

import java.util.function.BiConsumer;
import tablee.bots.Bot;
import tablee.bots.Budget;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.play.Stepper;

/// One game in which a bot that does not search plays on every seat.
public final class SelfPlay {

    private SelfPlay() {}

    /// Plays to the end.
    ///
    /// @param streams of this game: the same ones play the same game
    /// @param before told of every decision, and whose it is, before it is made
    public static <S extends State, V extends View, A extends Action> Outcome play(
            Game<S, V, A> game,
            Settings settings,
            Bot<V, A> player,
            Streams streams,
            BiConsumer<S, Seat> before) {
        Randomness chance = streams.stream("chance");
        var minds = new Minds(streams);
        Stepper<S, V, A> stepper = Stepper.quiet(game, game.start(settings));
        while (stepper.settle(chance) instanceof Next.Decide(Seats awaited)) {
            Seat seat = awaited.first();
            before.accept(stepper.state(), seat);
            V view = stepper.view(seat);
            var thinking = minds.thinking(seat, stepper.steps(), Budget.iterations(0));
            stepper.act(seat, player.choose(view, game.legal(view), thinking));
        }
        return stepper.outcome().orElseThrow();
    }
}
