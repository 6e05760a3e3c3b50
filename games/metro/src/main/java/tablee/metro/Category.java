package tablee.metro;

import java.util.List;

/// METRO-LIFE-1 The five trees, in the order of the scorepad (METRO-RULE-52).
public enum Category {
    AMOUR,
    SEXE,
    ETUDES,
    BOULOT,
    SOCIAL;

    static final List<Category> ALL = List.of(values());
}
