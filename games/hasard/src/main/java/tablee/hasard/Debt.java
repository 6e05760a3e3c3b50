package tablee.hasard;

/// Rings still owed, and what they buy. Owed for longer than one step only in camps, where the acting player may say whose
/// rings pay (HAS-R42).
///
/// @param dueFor what [#due] needs to know: a profession, a place, a pawn
record Debt(Due due, int dueFor, int riches, int health) {

    static final Debt NONE = new Debt(Due.NOTHING, 0, 0, 0);

    boolean isPaid() {
        return riches + health == 0;
    }

    /// The kind of ring to be paid next.
    Quality next() {
        return riches > 0 ? Quality.RI : Quality.SA;
    }

    Debt lessOne() {
        return riches > 0
                ? new Debt(due, dueFor, riches - 1, health)
                : new Debt(due, dueFor, riches, health - 1);
    }
}
