package tablee.cv.rules;

import java.util.List;
import java.util.Optional;
import tablee.cv.content.Age;
import tablee.cv.content.Category;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;
import tablee.engine.Event;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Viewer;

/// What happens at a table of CV. Nearly all of it is public; the four draft events and the secret goal are not.
public sealed interface CvEvent extends Event {

    record Shuffled(Age age) implements CvEvent {}

    /// CV-INFO-1 Goal 0 is one that the viewer may not see.
    record GoalDealt(Seat seat, int goal) implements CvEvent {
        @Override
        public Optional<Event> seenBy(Viewer viewer) {
            return Optional.of(viewer.equals(seat) ? this : new GoalDealt(seat, 0));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record PublicGoals(List<Integer> goals) implements CvEvent {
        public PublicGoals {
            goals = List.copyOf(goals);
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /// CV-INFO-4 Cards to choose from, or passed on; no cards for those who only saw how many.
    record Offered(Seat seat, int number, List<Integer> cards) implements CvEvent {
        public Offered {
            cards = List.copyOf(cards);
        }

        @Override
        public Optional<Event> seenBy(Viewer viewer) {
            return Optional.of(viewer.equals(seat) ? this : new Offered(seat, number, List.of()));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /// CV-INFO-5 Card 0: has chosen.
    record Kept(Seat seat, int card) implements CvEvent {
        @Override
        public Optional<Event> seenBy(Viewer viewer) {
            return Optional.of(viewer.equals(seat) ? this : new Kept(seat, 0));
        }
    }

    record BicycleShown(Seat seat) implements CvEvent {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Laid(int card, int place) implements CvEvent {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    record TurnStarted(Seat seat, int round, int dice) implements CvEvent {}

    record Threw(Seat seat, int dice) implements CvEvent {}

    /// The faces of all dice after a throw, in order.
    record Rolled(Seat seat, int dice, String faces) implements CvEvent {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Stopped(Seat seat) implements CvEvent {}

    record Played(Seat seat, int card) implements CvEvent {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Converted(Seat seat, int card, Source.Ref source, Symbol from, Symbol to)
            implements CvEvent {}

    record Borrowed(Seat seat, Seat neighbour, Symbol symbol) implements CvEvent {}

    /// A card acquired, for its cost or by a stroke of luck.
    ///
    /// @param paid what the sources showed
    record Bought(
            Seat seat,
            int card,
            int place,
            CvAction.Way way,
            List<Source.Ref> sources,
            Symbols paid)
            implements CvEvent {
        public Bought {
            sources = List.copyOf(sources);
        }
    }

    record Misfortune(Seat seat, int badLuck) implements CvEvent {}

    /// CV-R-47
    record NothingToLose(Seat seat) implements CvEvent {}

    record Lost(Seat seat, int card, boolean toMisfortune) implements CvEvent {}

    /// A permanent cost settled.
    ///
    /// @param paid what the sources showed
    record Paid(Seat seat, int card, List<Source.Ref> sources, Symbols paid) implements CvEvent {
        public Paid {
            sources = List.copyOf(sources);
        }
    }

    record Placed(Seat seat, int card, Category category, int depth) implements CvEvent {}

    record LaidAside(Seat seat, int card) implements CvEvent {}

    record ToHand(Seat seat, int card) implements CvEvent {}

    /// CV-CLEAN-4
    record Dropped(int card) implements CvEvent {}

    record OldAge() implements CvEvent {}

    /// CV-AID-1
    record DeckOut(Age age, Seats eligible) implements CvEvent {}

    record Took(Seat seat, int card, int place) implements CvEvent {}

    record Declined(Seat seat) implements CvEvent {}

    /// CV-R-81
    record GameOver(List<Integer> goals) implements CvEvent {
        public GameOver {
            goals = List.copyOf(goals);
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    @Override
    default Optional<Event> seenBy(Viewer viewer) {
        return Optional.of(this);
    }

    @Override
    default boolean reveals() {
        return false;
    }
}
