package tablee.hasard.content;

import tablee.engine.BadInput;
import tablee.engine.Message;

/// The eight professions (HAS-9-2), each five Cartons.
public enum Profession {
    STARLET,
    LAMPISTE,
    CHIRURGIEN,
    COMMERCANT,
    GANGSTER,
    MILITAIRE,
    DEPUTE,
    CLOWN;

    private static final Profession[] ALL = values();

    public static final int COUNT = 8;

    public static Profession at(int ordinal) {
        return ALL[ordinal];
    }

    public static Profession of(String name) {
        for (Profession profession : ALL) {
            if (profession.name().equals(name)) {
                return profession;
            }
        }
        throw BadInput.of(
                "engine.notation.shape",
                name,
                "STARLET, LAMPISTE, CHIRURGIEN, COMMERCANT, GANGSTER, MILITAIRE, DEPUTE, CLOWN");
    }

    /// Its name in the language of whoever reads.
    public Message spoken() {
        return Message.of("hasard.profession." + this);
    }

    /// Its number, which is the order of the declaration: part of hashes and packed words.
    @SuppressWarnings("EnumOrdinal") // packed state, measured
    public int number() {
        return ordinal();
    }
}
