package tablee.hasard.rules;

/// What happens once the rings are paid. In camps a payment may wait for the question whose rings they are (HAS-R42).
public enum Due {
    NOTHING,
    /// The obstacle or the task is passed after all.
    PASS,
    /// The next Carton is laid; of which profession is in `dueFor`.
    LAY,
    /// The pawn leaps to the place in `dueFor`.
    LEAP,
    /// An ambush goes to the pawn in `dueFor`, with its face in the higher bits.
    AMBUSH,
    /// The illness is over.
    MALADIE,
    /// The wounded soldier lives.
    WOUND;

    /// Its number, which is the order of the declaration: part of hashes and packed words.
    @SuppressWarnings("EnumOrdinal") // packed state, measured
    int number() {
        return ordinal();
    }
}
