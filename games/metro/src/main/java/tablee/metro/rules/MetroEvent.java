package tablee.metro.rules;

import java.util.List;
import java.util.Optional;
import tablee.engine.Event;
import tablee.engine.Seat;
import tablee.engine.Viewer;
import tablee.metro.content.Station;

/// What happened at the table. Cards and characters are named by slug; what a viewer may not see is left out of the version
/// they get, never replaced by something that could be told apart later (METRO-HIDE-6).
public sealed interface MetroEvent extends Event {

    /// Something about an event is for some eyes only: those of the seat it names first, unless it says otherwise.
    interface Partly {
        Seat seat();

        default boolean knows(Viewer viewer) {
            return viewer.equals(seat());
        }

        /// As the others are told.
        MetroEvent unseen();
    }

    @Override
    default Optional<Event> seenBy(Viewer viewer) {
        return Optional.of(
                this instanceof Partly some && !some.knows(viewer) ? some.unseen() : this);
    }

    @Override
    default boolean reveals() {
        return true;
    }

    record StarterDrawn(Seat seat) implements MetroEvent {}

    /// METRO-SETUP-2
    record CharacterDealt(Seat seat, Optional<String> character) implements MetroEvent, Partly {
        @Override
        public MetroEvent unseen() {
            return new CharacterDealt(seat, Optional.empty());
        }
    }

    record StationOpened(Station station, Seat starter) implements MetroEvent {}

    /// METRO-SETUP-10 Face down: the others see a number.
    record Dealt(Seat seat, int count, List<String> cards) implements MetroEvent, Partly {
        public Dealt {
            cards = List.copyOf(cards);
        }

        @Override
        public MetroEvent unseen() {
            return new Dealt(seat, count, List.of());
        }
    }

    record TurnBegan(Seat seat, int round, int turn) implements MetroEvent {
        @Override
        public boolean reveals() {
            return false;
        }
    }

    /// METRO-RULE-46
    record TurnSkipped(Seat seat) implements MetroEvent {}

    /// METRO-RULE-57 Which pile is public, which card is not.
    record Drew(Seat seat, Optional<Station> pile, Optional<String> card)
            implements MetroEvent, Partly {
        @Override
        public MetroEvent unseen() {
            return new Drew(seat, pile, Optional.empty());
        }
    }

    /// METRO-TURN-9 `taken` and `returned` are numbers for Puberté, Majorité, Maturité.
    record Changed(Seat seat, List<Integer> taken, List<Integer> returned, List<String> cards)
            implements MetroEvent, Partly {
        public Changed {
            taken = List.copyOf(taken);
            returned = List.copyOf(returned);
            cards = List.copyOf(cards);
        }

        @Override
        public MetroEvent unseen() {
            return new Changed(seat, taken, returned, List.of());
        }
    }

    /// METRO-TURN-8 The others see the back that went under, if any.
    record Passed(Seat seat, Optional<Station> back, Optional<String> card)
            implements MetroEvent, Partly {
        @Override
        public MetroEvent unseen() {
            return new Passed(seat, back, Optional.empty());
        }

        @Override
        public boolean reveals() {
            return false;
        }
    }

    /// METRO-RULE-20 A card given back in settlement.
    record Returned(Seat seat, Station back, Optional<String> card) implements MetroEvent, Partly {
        @Override
        public MetroEvent unseen() {
            return new Returned(seat, back, Optional.empty());
        }

        @Override
        public boolean reveals() {
            return false;
        }
    }

    /// A card that has left the hand while its layer still owes an answer (a sale, a target, an opponent). A Défi stays face
    /// down.
    record Announced(Seat seat, Optional<String> card, boolean faceDown)
            implements MetroEvent, Partly {
        @Override
        public boolean knows(Viewer viewer) {
            return viewer.equals(seat) || !faceDown;
        }

        @Override
        public MetroEvent unseen() {
            return new Announced(seat, Optional.empty(), true);
        }
    }

    /// METRO-FX-WHO An opponent is named, for all to hear.
    record Chose(Seat seat, Seat opponent) implements MetroEvent {}

    /// METRO-RULE-42 The Accroc that Retour de bâton is to move.
    record MoveChosen(Seat seat, String accroc) implements MetroEvent {}

    /// METRO-TURN-4 A life or wealth card, face up in front of oneself.
    record Laid(Seat seat, String card, int paid) implements MetroEvent {}

    /// METRO-RULE-34
    record Sold(Seat seat, List<String> cards) implements MetroEvent {
        public Sold {
            cards = List.copyOf(cards);
        }
    }

    record AccrocLaid(Seat seat, String card, Seat victim) implements MetroEvent {}

    /// METRO-RULE-48 Face down; the opponent is told to everybody only when duels are `NAMED` (METRO-HIDE-3).
    record DuelLaid(Seat seat, Optional<String> card, Optional<Seat> opponent, boolean named)
            implements MetroEvent, Partly {
        @Override
        public MetroEvent unseen() {
            return new DuelLaid(seat, Optional.empty(), named ? opponent : Optional.empty(), named);
        }
    }

    record Declined(Seat seat) implements MetroEvent {}

    /// METRO-PERSO-6
    record Revealed(Seat seat, String character) implements MetroEvent {}

    /// METRO-RULE-38
    record Cancelled(Seat victim, String accroc) implements MetroEvent {}

    /// METRO-RULE-40
    record Spared(Seat seat, String accroc) implements MetroEvent {}

    record AccrocMoved(Seat from, Seat to, String accroc) implements MetroEvent {}

    record MoneyChanged(Seat seat, int amount, String card) implements MetroEvent {}

    record PointsChanged(Seat seat, int amount, String card) implements MetroEvent {}

    record MoneyStolen(Seat from, Seat to, int amount) implements MetroEvent {}

    record CardStolen(Seat from, Seat to, String card, int refund) implements MetroEvent {}

    record CardDestroyed(Seat owner, String card, int refund) implements MetroEvent {}

    record CardsSwapped(Seat seat, String given, Seat other, String taken) implements MetroEvent {}

    /// METRO-HIDE-7 Known to the two players concerned only: what each of them holds now.
    record HandsSwapped(Seat seat, Seat other, List<String> toSeat, List<String> toOther)
            implements MetroEvent, Partly {
        public HandsSwapped {
            toSeat = List.copyOf(toSeat);
            toOther = List.copyOf(toOther);
        }

        @Override
        public boolean knows(Viewer viewer) {
            return viewer.equals(seat) || viewer.equals(other);
        }

        @Override
        public MetroEvent unseen() {
            return new HandsSwapped(seat, other, List.of(), List.of());
        }
    }

    /// METRO-HIDE-7
    record TakenFromHand(Seat seat, Seat to, Station back, Optional<String> card)
            implements MetroEvent, Partly {
        @Override
        public boolean knows(Viewer viewer) {
            return viewer.equals(seat) || viewer.equals(to);
        }

        @Override
        public MetroEvent unseen() {
            return new TakenFromHand(seat, to, back, Optional.empty());
        }
    }

    /// METRO-HIDE-7 That somebody looked is public, what they saw is not.
    record HandPeeked(Seat seat, Seat owner, List<String> cards) implements MetroEvent, Partly {
        public HandPeeked {
            cards = List.copyOf(cards);
        }

        @Override
        public MetroEvent unseen() {
            return new HandPeeked(seat, owner, List.of());
        }
    }

    record CharacterPeeked(Seat seat, Seat owner, Optional<String> character)
            implements MetroEvent, Partly {
        @Override
        public MetroEvent unseen() {
            return new CharacterPeeked(seat, owner, Optional.empty());
        }
    }

    record PilePeeked(Seat seat, Station pile, int count, List<String> cards)
            implements MetroEvent, Partly {
        public PilePeeked {
            cards = List.copyOf(cards);
        }

        @Override
        public MetroEvent unseen() {
            return new PilePeeked(seat, pile, count, List.of());
        }
    }

    /// A temporary effect starts on somebody; `effect` is its place on the card.
    record EffectBegan(Seat seat, String card, int effect, int turns) implements MetroEvent {}

    record Stopped(Seat seat) implements MetroEvent {
        @Override
        public boolean reveals() {
            return false;
        }
    }

    /// METRO-PERSO-4
    record CharacterShown(Seat seat, String character, int points) implements MetroEvent {}

    /// METRO-RULE-48 `points` are those of the challenger.
    record DuelShown(Seat seat, String card, Seat opponent, int points) implements MetroEvent {}
}
