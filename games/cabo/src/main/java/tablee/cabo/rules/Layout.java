package tablee.cabo.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Seat;

/// How a table is packed, known to this file: eight cells for each seat, and a set of places is the bits of a `long`. Slots count from 0 here.
public final class Layout {

    static final int SLOTS = CaboOptions.MOST_CARDS;

    private static final int ALL_SLOTS = (1 << SLOTS) - 1;

    private Layout() {}

    static int cells(int players) {
        return players * SLOTS;
    }

    static int cell(int seat, int slot) {
        return seat * SLOTS + slot;
    }

    static Place place(int cell) {
        return new Place(Seat.of(cell / SLOTS), cell % SLOTS + 1);
    }

    static long bit(int cell) {
        return 1L << cell;
    }

    static boolean has(long places, int cell) {
        return (places >>> cell & 1) != 0;
    }

    /// The lowest cell of a set that is not empty.
    static int first(long places) {
        return Long.numberOfTrailingZeros(places);
    }

    /// These slots of a seat, bit 0 for slot 1.
    static long places(int seat, int slots) {
        return (long) slots << cell(seat, 0);
    }

    static long allOf(int seat) {
        return places(seat, ALL_SLOTS);
    }

    /// The slots of a seat that are in a set, bit 0 for slot 1.
    static int slots(long places, int seat) {
        return (int) (places >>> cell(seat, 0)) & ALL_SLOTS;
    }

    /// From A1 on.
    public static List<Place> list(long places) {
        var list = new ArrayList<Place>(Long.bitCount(places));
        for (long left = places; left != 0; left &= left - 1) {
            list.add(place(first(left)));
        }
        return List.copyOf(list);
    }

    public static long set(Iterable<Place> places) {
        long set = 0;
        for (Place place : places) {
            set |= bit(place.cell());
        }
        return set;
    }
}
