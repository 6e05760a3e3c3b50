package tablee.cabo.rules;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tablee.engine.Event;
import tablee.engine.Seat;
import tablee.engine.Viewer;

/// What happened. Most of Cabo happens in the open; where a value is for one seat alone it is an `OptionalInt` that the
/// others get empty (section 6.1).
public sealed interface CaboEvent extends Event.Open {

    /// An empty slot in a revealed tableau.
    int EMPTY = -1;

    /// A card that lay open once and is no longer told ([Recall]).
    int BLANK = -1;

    /// Almost everything brings a card to light, or covers one that is not shown again.
    @Override
    default boolean reveals() {
        return true;
    }

    /// What shows nothing and covers nothing.
    sealed interface Plain extends CaboEvent {
        @Override
        default boolean reveals() {
            return false;
        }
    }

    /// A value for one seat alone.
    sealed interface Secret extends CaboEvent {
        Seat seat();

        /// As the others see it.
        CaboEvent blank();

        @Override
        default Optional<Event> seenBy(Viewer viewer) {
            return Optional.of(viewer.equals(seat()) ? this : blank());
        }
    }

    /// CABO-R-4 Who starts the first round is public before a card is dealt.
    record StarterDrawn(Seat starter) implements CaboEvent {}

    record RoundStarted(int round, Seat starter, Seat dealer, int cards, int firstDiscard)
            implements CaboEvent {}

    /// CABO-INFO-1 The slot is public, the value is not.
    record Looked(Seat seat, int slot, OptionalInt value) implements Secret {
        @Override
        public CaboEvent blank() {
            return new Looked(seat, slot, OptionalInt.empty());
        }
    }

    /// CABO-R-10 The looks are over, and what was looked at is not shown again.
    record SaidReady(Seat seat) implements CaboEvent {}

    /// CABO-INFO-3
    record Drew(Seat seat, OptionalInt value) implements Secret {
        @Override
        public CaboEvent blank() {
            return new Drew(seat, OptionalInt.empty());
        }
    }

    /// CABO-R-17 The card below comes to light.
    record Took(Seat seat, int value) implements CaboEvent {}

    /// CABO-INFO-4, CABO-INFO-6, CABO-INFO-8 The cards that leave are public; the one that comes in only if it was taken.
    ///
    /// @param replaced the value of each card that left
    record Exchanged(Seat seat, Slots slots, int replaced, boolean taken, OptionalInt incoming)
            implements CaboEvent {
        @Override
        public Optional<Event> seenBy(Viewer viewer) {
            return Optional.of(
                    taken || viewer.equals(seat)
                            ? this
                            : new Exchanged(seat, slots, replaced, false, OptionalInt.empty()));
        }
    }

    /// CABO-INFO-7 Everybody sees the named cards, their owner included.
    record ClaimFailed(Seat seat, Slots slots, List<Integer> values, boolean taken, int incoming)
            implements CaboEvent {
        public ClaimFailed {
            values = List.copyOf(values);
        }
    }

    record Discarded(Seat seat, int value) implements CaboEvent {}

    record PowerDeclared(Seat seat, int value) implements CaboEvent {}

    /// CABO-INFO-10
    record Peeked(Seat seat, int slot, OptionalInt value) implements Secret {
        @Override
        public CaboEvent blank() {
            return new Peeked(seat, slot, OptionalInt.empty());
        }
    }

    /// CABO-INFO-11 The owner does not see it either.
    record Spied(Seat seat, Place card, OptionalInt value) implements Secret {
        @Override
        public CaboEvent blank() {
            return new Spied(seat, card, OptionalInt.empty());
        }
    }

    /// CABO-INFO-9 Nobody learns anything; but the card that did it covers the top discard, which is not shown again (CABO-R-17).
    record Swapped(Seat seat, Place first, Place second) implements CaboEvent {}

    /// It covers the top discard, as above.
    record Forwent(Seat seat, int value) implements CaboEvent {}

    record Called(Seat seat) implements Plain {}

    record PileRenewed(int cards) implements Plain {}

    /// CABO-INFO-12, CABO-R-50 All tableaux by seat and slot, [#EMPTY] where no card lies.
    record RoundEnded(int round, List<List<Integer>> tableaux, RoundResult result)
            implements CaboEvent {
        public RoundEnded {
            tableaux = List.copyOf(tableaux);
        }
    }

    record WentOn(Seat seat) implements Plain {}

    record GameEnded(List<Integer> scores) implements Plain {
        public GameEnded {
            scores = List.copyOf(scores);
        }
    }
}
