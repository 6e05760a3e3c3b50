package tablee.cabo.rules;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/// Some places and the cards that lie there. Places outside carry no value at all, so that two of these are equal exactly when
/// somebody who sees them cannot tell them apart.
public final class Faces {

    private final long places;
    private final byte[] values;

    private Faces(long places, byte[] values) {
        this.places = places;
        this.values = values;
    }

    /// The cards of these places, and no others, out of a whole table.
    static Faces of(long places, byte[] tableaux) {
        byte[] values = new byte[tableaux.length];
        for (long left = places; left != 0; left &= left - 1) {
            int cell = Layout.first(left);
            values[cell] = tableaux[cell];
        }
        return new Faces(places, values);
    }

    boolean has(int cell) {
        return Layout.has(places, cell);
    }

    int value(int cell) {
        return values[cell];
    }

    /// The card in this place, if it is among them.
    public OptionalInt at(Place place) {
        return has(place.cell()) ? OptionalInt.of(values[place.cell()]) : OptionalInt.empty();
    }

    public List<Place> places() {
        return Layout.list(places);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Faces faces
                && places == faces.places
                && Arrays.equals(values, faces.values);
    }

    @Override
    public int hashCode() {
        return 31 * Long.hashCode(places) + Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return places().stream()
                .map(place -> place + "=" + value(place.cell()))
                .toList()
                .toString();
    }
}
