package tablee.hasard.rules;

/// What rules the round: nothing, or one of the six faces of the blue die (HAS-M-12).
public enum Destiny {
    NONE,
    CRI,
    FAM,
    PRO,
    GUE,
    EPU,
    REV;

    private static final Destiny[] ALL = values();

    /// The event on this face of the die, counted from 0.
    static Destiny at(int face) {
        return ALL[face + 1];
    }

    /// Its number, which is the order of the declaration: part of hashes and packed words.
    @SuppressWarnings("EnumOrdinal") // packed state, measured
    int number() {
        return ordinal();
    }
}
