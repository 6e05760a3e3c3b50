package tablee.engine;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/// A set of seats, in clockwise order from A.
public record Seats(int mask) implements Iterable<Seat> {

    private static final Seats[] ALL = new Seats[1 << Seat.MOST];

    /// Every message of every table says who is awaited: there are few sets, and each is put into letters once.
    private static final Json[] LETTERS = new Json[ALL.length];

    static {
        for (int mask = 0; mask < ALL.length; mask++) {
            ALL[mask] = new Seats(mask);
            LETTERS[mask] = Json.texts(ALL[mask].list().stream().map(Seat::label).toList());
        }
    }

    public static final Seats NONE = ALL[0];

    public Seats {
        if (mask < 0 || mask >= 1 << Seat.MOST) {
            throw new IllegalArgumentException("no set of seats " + mask);
        }
    }

    public static Seats of(int mask) {
        return ALL[mask];
    }

    public static Seats of(Seat... seats) {
        int mask = 0;
        for (Seat seat : seats) {
            mask |= 1 << seat.index();
        }
        return ALL[mask];
    }

    /// Everybody at a table of this size.
    public static Seats all(int count) {
        return ALL[(1 << count) - 1];
    }

    public boolean contains(Seat seat) {
        return (mask >> seat.index() & 1) != 0;
    }

    public Seats with(Seat seat) {
        return ALL[mask | 1 << seat.index()];
    }

    public Seats without(Seat seat) {
        return ALL[mask & ~(1 << seat.index())];
    }

    public boolean isEmpty() {
        return mask == 0;
    }

    public int size() {
        return Integer.bitCount(mask);
    }

    /// The lowest seat of a set that is not empty.
    public Seat first() {
        return Seat.of(Integer.numberOfTrailingZeros(mask));
    }

    public List<Seat> list() {
        var seats = new ArrayList<Seat>(size());
        for (int left = mask; left != 0; left &= left - 1) {
            seats.add(Seat.of(Integer.numberOfTrailingZeros(left)));
        }
        return List.copyOf(seats);
    }

    /// Their letters, as a list.
    public Json toJson() {
        return LETTERS[mask];
    }

    @Override
    public Iterator<Seat> iterator() {
        return list().iterator();
    }
}
