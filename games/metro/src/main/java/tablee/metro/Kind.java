package tablee.metro;

/// What a card in a pile can be. Characters are no cards in this sense: they never enter a pile.
public enum Kind {
    LIFE,
    ACCROC,
    PATRIMOINE,
    DEFI
}
