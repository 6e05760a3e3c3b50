package tablee.bots;

import tablee.engine.Seat;
import tablee.engine.View;

/// A quick opinion: how likely the seat whose view it is will win, between 0 and 1.
@FunctionalInterface
public interface Evaluation<V extends View> {

    double chance(V view, Seat seat);

    /// Whether this is the moment to stop playing on and give an opinion: the end of a round, say, where nothing hangs in the air.
    /// Must depend on what everybody sees.
    default boolean isSettled(V view) {
        return false;
    }
}
