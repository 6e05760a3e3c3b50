package tablee.testkit.pips;

import java.util.List;
import java.util.Optional;
import tablee.engine.Event;
import tablee.engine.Seat;
import tablee.engine.Viewer;

public sealed interface PipsEvent extends Event {

    /// A value that the viewer did not see.
    int HIDDEN = 0;

    @Override
    default Optional<Event> seenBy(Viewer viewer) {
        return Optional.of(this);
    }

    @Override
    default boolean reveals() {
        return false;
    }

    record Dealt(int seats) implements PipsEvent {}

    /// Told when all have answered. The value is for the looker only.
    record Looked(Seat seat, int card) implements PipsEvent {
        @Override
        public Optional<Event> seenBy(Viewer viewer) {
            return Optional.of(viewer.equals(seat) ? this : new Looked(seat, HIDDEN));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /// All have answered, and everybody can tell that nobody looked.
    record NobodyLooked() implements PipsEvent {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Drew(Seat seat, int card) implements PipsEvent {
        @Override
        public Optional<Event> seenBy(Viewer viewer) {
            return Optional.of(viewer.equals(seat) ? this : new Drew(seat, HIDDEN));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /// The drawn card stays; the old one goes face up to the discard.
    record Kept(Seat seat, int discarded) implements PipsEvent {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Tossed(Seat seat, int discarded) implements PipsEvent {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Stood(Seat seat) implements PipsEvent {}

    record Rolled(int pips) implements PipsEvent {}

    /// The end: all cards are turned up.
    record Revealed(List<Integer> cards) implements PipsEvent {
        public Revealed {
            cards = List.copyOf(cards);
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }
}
