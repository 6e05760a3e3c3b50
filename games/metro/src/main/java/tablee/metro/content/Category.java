package tablee.metro.content;

import java.util.List;

/// METRO-LIFE-1 The five trees, in the order of the scorepad (METRO-RULE-52).
public enum Category {
    AMOUR,
    SEXE,
    ETUDES,
    BOULOT,
    SOCIAL;

    public static final List<Category> ALL = List.of(values());

    /// Its place in arrays and masks.
    @SuppressWarnings("EnumOrdinal") // the order is part of every saved game and never changes
    public int index() {
        return ordinal();
    }
}
