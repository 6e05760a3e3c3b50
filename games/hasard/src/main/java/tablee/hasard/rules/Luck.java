package tablee.hasard.rules;

/// The six faces of the green die (HAS-M-11).
public enum Luck {
    ACCIDENT,
    MALADIE,
    AMOUR,
    HERITAGE,
    VITAMINE,
    VEINE;

    private static final Luck[] ALL = values();

    static Luck at(int face) {
        return ALL[face];
    }
}
