package tablee.hasard.rules;

import tablee.engine.BadInput;

/// What a step costs in rings. One list for all of them: a change of profession is FREE, RI or SA (HAS-20-6, 20-7), a Carton SA,
/// SA_SA or SA_RI (HAS-18-3, 21-4), a rescue RI, SA or SA_RI (HAS-R14).
public enum Price {
    FREE(0, 0, "free"),
    RI(1, 0, "Ri"),
    SA(0, 1, "Sa"),
    SA_SA(0, 2, "Sa+Sa"),
    SA_RI(1, 1, "Sa+Ri");

    private static final Price[] ALL = values();

    private final int riches;
    private final int health;
    private final String text;

    Price(int riches, int health, String text) {
        this.riches = riches;
        this.health = health;
        this.text = text;
    }

    public int riches() {
        return riches;
    }

    public int health() {
        return health;
    }

    /// As typed and logged.
    public String text() {
        return text;
    }

    static Price at(int number) {
        return ALL[number];
    }

    public static Price of(String text) {
        for (Price price : values()) {
            if (price.text.equals(text)) {
                return price;
            }
        }
        throw BadInput.of("engine.notation.shape", text, "free, Ri, Sa, Sa+Sa, Sa+Ri");
    }

    /// Its number, which is the order of the declaration: part of hashes and packed words.
    @SuppressWarnings("EnumOrdinal") // packed state, measured
    int number() {
        return ordinal();
    }
}
