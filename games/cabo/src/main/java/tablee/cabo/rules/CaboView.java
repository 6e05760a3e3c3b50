package tablee.cabo.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import tablee.engine.BadInput;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.View;
import tablee.engine.Viewer;

/// What one viewer may know of a game of Cabo.
public record CaboView(Viewer viewer, Now now, Memory memory) implements View {

    /// What a screen shows (sections 6.2 and 6.3): everything public, the card in one's own hand, the cards one is looking at, and the
    /// whole of one's knowledge only where the table plays with a memory aid.
    ///
    /// @param active seat whose turn it is
    /// @param caller index of the caller, −1 for none
    /// @param held the card in hand, −1 where there is none or it is not for this viewer
    /// @param discardTop −1 when the pile is empty
    public record Now(
            CaboOptions options,
            CaboPhase phase,
            int round,
            int turns,
            int starter,
            int dealer,
            int active,
            int caller,
            int held,
            Seats awaited,
            long occupied,
            long looked,
            int drawCount,
            int discardCount,
            int discardTop,
            Faces shown,
            Sheet sheet)
            implements Visible {

        public List<Integer> scores() {
            return sheet.scores();
        }
    }

    /// What the viewer could remember with a perfect memory: the values it was entitled to see and where they lie now, which places
    /// each seat knows (looks are public, values are not), and the discards since the pile was last renewed.
    ///
    /// @param knownBy places known to each seat, and last to everybody, as bits of a place's cell
    /// @param pile the discards as the table keeps them: few who look at a table count them, so they are not copied for every look
    public record Memory(Faces faces, List<Long> knownBy, Pile pile) {
        public Memory {
            knownBy = List.copyOf(knownBy);
        }

        /// What was written down.
        ///
        /// @throws BadInput if a card lies where no seat is
        public static Memory of(
                Map<Place, Integer> cards, List<Long> knownBy, List<Integer> discards) {
            byte[] values = new byte[Layout.cells(knownBy.size() - 1)];
            cards.forEach(
                    (place, card) -> {
                        if (place.cell() >= values.length) {
                            throw BadInput.of("cabo.memory.place", place.toString());
                        }
                        values[place.cell()] = card.byteValue();
                    });
            return new Memory(
                    Faces.of(Layout.set(cards.keySet()), values), knownBy, Pile.of(discards));
        }

        /// What the viewer has seen, by where it lies now.
        public Map<Place, Integer> cards() {
            var cards = new LinkedHashMap<Place, Integer>();
            for (Place place : faces.places()) {
                cards.put(place, faces.value(place.cell()));
            }
            return cards;
        }

        /// From the bottom of the pile to its top.
        public List<Integer> discards() {
            return pile.bottomToTop();
        }

        /// The same cards in no order that matters, for those who only count them.
        public void eachDiscard(IntConsumer card) {
            pile.each(card);
        }
    }

    @Override
    public Seats awaited() {
        return now.awaited();
    }

    /// Whether a round has been scored and the next one not yet dealt.
    public boolean isBetweenRounds() {
        return now.phase() == CaboPhase.ROUND_SUMMARY;
    }

    public int players() {
        return now.options().players();
    }

    public int startCards() {
        return now.options().startCards();
    }

    public boolean isOccupied(Place place) {
        return Layout.has(now.occupied(), place.cell());
    }

    /// Slots of a seat that hold a card, bit 0 for slot 1.
    public int slots(Seat seat) {
        return now.occupied(seat.index());
    }

    /// The value of a card this viewer has seen and could remember.
    public OptionalInt remembered(Place place) {
        return memory.faces().at(place);
    }

    /// Whether a seat has seen the card that now lies in this place: looks are public.
    public boolean isKnownTo(Seat seat, Place place) {
        return Layout.has(memory.knownBy().get(seat.index()), place.cell());
    }

    /// The card in hand, where this viewer sees it.
    public OptionalInt held() {
        return now.held() < 0 ? OptionalInt.empty() : OptionalInt.of(now.held());
    }

    public OptionalInt topDiscard() {
        return now.discardTop() < 0 ? OptionalInt.empty() : OptionalInt.of(now.discardTop());
    }
}
