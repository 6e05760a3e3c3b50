package oie;

import java.util.Optional;
import tablee.engine.Event;
import tablee.engine.Seat;
import tablee.engine.Viewer;

public sealed interface OieEvent extends Event {

    @Override
    default Optional<Event> seenBy(Viewer viewer) {
        return Optional.of(this);
    }

    @Override
    default boolean reveals() {
        return true;
    }

    record Threw(Seat seat, int first, int second) implements OieEvent {}

    /// @param why the clause behind it
    record Moved(Seat seat, int square, String why) implements OieEvent {}
}
