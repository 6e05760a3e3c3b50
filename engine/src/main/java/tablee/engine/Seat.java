package tablee.engine;

/// A place at the table. Clockwise is ascending index; people call the seats A, B, C, …
public record Seat(int index) implements Viewer, Comparable<Seat> {

    /// No game of this collection seats more, and [Seats] packs them in one byte.
    public static final int MOST = 8;

    private static final Seat[] ALL = new Seat[MOST];

    static {
        for (int i = 0; i < MOST; i++) {
            ALL[i] = new Seat(i);
        }
    }

    public Seat {
        if (index < 0 || index >= MOST) {
            throw new IllegalArgumentException("no seat " + index);
        }
    }

    /// The shared instance: playouts ask for seats millions of times a second.
    public static Seat of(int index) {
        return ALL[index];
    }

    public static Seat of(String label) {
        if (label.length() == 1) {
            int index = Character.toUpperCase(label.charAt(0)) - 'A';
            if (index >= 0 && index < MOST) {
                return ALL[index];
            }
        }
        throw BadInput.of("engine.seat.unknown", label);
    }

    @Override
    public String label() {
        return String.valueOf((char) ('A' + index));
    }

    /// The neighbour clockwise at a table of this many seats.
    public Seat next(int seats) {
        return ALL[index + 1 == seats ? 0 : index + 1];
    }

    @Override
    public int compareTo(Seat other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        return label();
    }
}
