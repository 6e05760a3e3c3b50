package tablee.engine;

/// What a state waits for. Exactly one of three things, so that a loop over it cannot stall.
public sealed interface Next {

    /// One or several seats owe a decision; their answers may come in any order.
    record Decide(Seats awaited) implements Next {

        private static final Decide[] ALL = new Decide[1 << Seat.MOST];

        static {
            for (int mask = 1; mask < ALL.length; mask++) {
                ALL[mask] = new Decide(Seats.of(mask));
            }
        }

        public Decide {
            if (awaited.isEmpty()) {
                throw new IllegalArgumentException("a decision of nobody");
            }
        }
    }

    /// Dice, a shuffle or a pick is due.
    record Draw(Chance chance) implements Next {}

    record End(Outcome outcome) implements Next {}

    /// The shared instance for this set of seats.
    static Next decide(Seats awaited) {
        return Decide.ALL[awaited.mask()];
    }

    static Next decide(Seat seat) {
        return Decide.ALL[1 << seat.index()];
    }
}
