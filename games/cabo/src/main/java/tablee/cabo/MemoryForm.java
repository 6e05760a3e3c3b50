package tablee.cabo;

import static tablee.engine.form.Field.field;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tablee.engine.BadInput;
import tablee.engine.Seat;
import tablee.engine.form.Form;
import tablee.engine.form.Make;

/// What a viewer could remember. Cards by their place, places by who knows them: the seats, and everybody.
final class MemoryForm {

    static final int EVERYBODY = -1;

    /// Who knows a card: the index of a seat, or [#EVERYBODY].
    private static final Form<Integer> KNOWER =
            Form.text(
                    "[A-H]|public",
                    index -> index == EVERYBODY ? "public" : Seat.of(index).label(),
                    label -> label.equals("public") ? EVERYBODY : Seat.of(label).index());

    static final Form<Map<Integer, Long>> KNOWN = Pieces.PLACES.entries(KNOWER);

    private static final Form<List<Long>> KNOWN_BY = KNOWN.as(MemoryForm::all, MemoryForm::named);

    static final Form<CaboView.Memory> FORM =
            Form.object(
                    "CaboMemory",
                    Make.of(
                            MemoryForm::memory,
                            field("cards", Pieces.CARD.entries(Pieces.PLACE), MemoryForm::cards),
                            field("knownBy", KNOWN_BY, CaboView.Memory::knownBy),
                            field("discards", Pieces.CARD.list(), CaboView.Memory::discards)));

    private MemoryForm() {}

    /// The last of the list is everybody.
    static Map<Integer, Long> named(List<Long> knownBy) {
        var named = new LinkedHashMap<Integer, Long>();
        int last = knownBy.size() - 1;
        for (int i = 0; i <= last; i++) {
            named.put(i == last ? EVERYBODY : i, knownBy.get(i));
        }
        return named;
    }

    private static List<Long> all(Map<Integer, Long> named) {
        var knownBy = new ArrayList<Long>();
        for (int i = 0; i < named.size(); i++) {
            Long places = named.get(i == named.size() - 1 ? EVERYBODY : i);
            if (places == null) {
                throw BadInput.of("cabo.memory.knownBy");
            }
            knownBy.add(places);
        }
        return knownBy;
    }

    private static Map<Place, Integer> cards(CaboView.Memory memory) {
        var cards = new LinkedHashMap<Place, Integer>();
        for (Place place : memory.faces().places()) {
            cards.put(place, memory.faces().value(place.cell()));
        }
        return cards;
    }

    private static CaboView.Memory memory(
            Map<Place, Integer> cards, List<Long> knownBy, List<Integer> discards) {
        byte[] values = new byte[(knownBy.size() - 1) * Place.STRIDE];
        long places = 0;
        for (Place place : cards.keySet()) {
            if (place.cell() >= values.length) {
                throw BadInput.of("cabo.memory.place", place.toString());
            }
            values[place.cell()] = Objects.requireNonNull(cards.get(place)).byteValue();
            places |= 1L << place.cell();
        }
        return new CaboView.Memory(Faces.of(places, values), knownBy, Pile.of(discards));
    }
}
