package tablee.engine.play;

import java.util.List;
import tablee.engine.Action;
import tablee.engine.Drawn;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;

/// A world a seat imagines, for bots that search. It is opaque: the only way to get one is from a view, so that a search
/// cannot start from the truth, and what it shows again are views.
///
/// Mutable and quick: no log, no events. [#copy] is cheap, because states are values.
public final class World<V extends View, A extends Action> {

    /// Bots cannot name the type of a state, and nothing here gives one out.
    private final Stepper<?, V, A> stepper;

    private World(Stepper<?, V, A> stepper) {
        this.stepper = stepper;
    }

    /// A world in which the viewer would see exactly this.
    public static <S extends State, V extends View, A extends Action> World<V, A> imagined(
            Game<S, V, A> game, V view, Randomness random) {
        return new World<>(Stepper.quiet(game, game.imagine(view, random)));
    }

    public World<V, A> copy() {
        return new World<>(stepper.copy());
    }

    public Next next() {
        return stepper.next();
    }

    /// Draws everything that is due, then says what is next: a decision or the end.
    public Next settle(Randomness random) {
        return stepper.settle(random);
    }

    /// Gives the due chance event this result.
    public void draw(Drawn drawn) {
        stepper.draw(drawn);
    }

    public List<A> legal(Seat seat) {
        return stepper.quickLegal(seat);
    }

    public V view(Viewer viewer) {
        return stepper.view(viewer);
    }

    public void act(Seat seat, A action) {
        stepper.act(seat, action);
    }
}
