package oie;

import tablee.engine.Event;
import tablee.engine.Seat;

public sealed interface OieEvent extends Event.Open {

    @Override
    default boolean reveals() {
        return true;
    }

    record Threw(Seat seat, int first, int second) implements OieEvent {}

    /// @param why the clause behind it
    record Moved(Seat seat, int square, String why) implements OieEvent {}
}
