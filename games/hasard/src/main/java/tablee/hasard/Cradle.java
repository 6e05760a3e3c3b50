package tablee.hasard;

/// The two lower corners of the board (HAS-6-1).
public enum Cradle {
    L,
    R;

    /// Its number, which is the order of the declaration: part of hashes and packed words.
    @SuppressWarnings("EnumOrdinal") // packed state, measured
    int number() {
        return ordinal();
    }
}
