package tablee.hasard.content;

import tablee.engine.BadInput;

/// The two lower corners of the board (HAS-6-1).
public enum Cradle {
    L,
    R;

    public static Cradle of(String letter) {
        return switch (letter) {
            case "L" -> L;
            case "R" -> R;
            default -> throw BadInput.of("engine.notation.shape", letter, "L, R");
        };
    }

    /// Its number, which is the order of the declaration: part of hashes and packed words.
    @SuppressWarnings("EnumOrdinal") // packed state, measured
    int number() {
        return ordinal();
    }
}
