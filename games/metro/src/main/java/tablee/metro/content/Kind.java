package tablee.metro.content;

import java.util.List;

/// What a card in a pile can be. Characters are no cards in this sense: they never enter a pile.
public enum Kind {
    LIFE,
    ACCROC,
    PATRIMOINE,
    DEFI;

    public static final List<Kind> ALL = List.of(values());

    /// Its place in arrays and masks.
    @SuppressWarnings("EnumOrdinal") // the order is part of every saved game and never changes
    public int index() {
        return ordinal();
    }
}
