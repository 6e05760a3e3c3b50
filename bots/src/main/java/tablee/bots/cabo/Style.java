package tablee.bots.cabo;

/// How a player of Cabo weighs things, in points of a round. The habitué's figures were found by playing styles against each other
/// (`docs/bots.md`).
///
/// @param blind what it costs not to know one of one's own cards, on top of its expected value
/// @param pairing how much of a card's value counts as already gone when one holds another one like it (CABO-SET-10)
/// @param spying what it is worth to know one more card of somebody else
/// @param harm how much of what the others lose counts as a gain, shared among them
/// @param publicity what it costs that the others see the card one takes (CABO-R-14)
/// @param progress by how much the others are expected to improve in their last turn
/// @param nerve how likely one must be to be below each opponent before calling
/// @param urgency by how much that falls with every circuit of the table
/// @param counts whether the cards seen so far are taken into account for those to come
record Style(
        double blind,
        double pairing,
        double spying,
        double harm,
        double publicity,
        double progress,
        double nerve,
        double urgency,
        boolean counts) {

    static final Style HABITUE = new Style(0.8, 1.0, 0.4, 0.4, 0.2, 2.0, 0.85, 0.01, true);

    /// Sees no pairs coming, thinks little of the others, and calls a little too boldly.
    static final Style DEBUTANT = new Style(0.3, 0.0, 0.1, 0.0, 0.0, 0.5, 0.75, 0.01, false);
}
