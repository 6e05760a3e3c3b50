package tablee.hasard.rules;

/// How much of the rule book is in force (HAS-M-2): Débutants, Vétérans, Complet. Each contains the one before.
public enum Level {
    D,
    V,
    C;

    /// Luck die, Cartons laid one by one, change of profession (paragraphs 18 to 20).
    public boolean veteran() {
        return this != D;
    }

    /// Mixed tracks and the Destiny die (paragraphs 21 and 22).
    public boolean complete() {
        return this == C;
    }

    /// Its number, which is the order of the declaration: part of hashes and packed words.
    @SuppressWarnings("EnumOrdinal") // packed state, measured
    int number() {
        return ordinal();
    }
}
