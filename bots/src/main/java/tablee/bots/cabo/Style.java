package tablee.bots.cabo;

/// How a player of Cabo weighs things, in points of a round. The habitué's figures were found by playing styles against each other
/// (`docs/bots.md`).
///
/// @param blind what it costs not to know one of one's own cards, on top of its expected value
/// @param pairing how much of a card's value counts as already gone when one holds another one like it (CABO-SET-10)
/// @param cash what each point counts by which a set outweighs the card it is traded for, if that card goes no better elsewhere
/// @param spying what it is worth to know one more card of somebody else
/// @param harm how much of what the others lose counts as a gain, shared among them
/// @param publicity what it costs that the others see the card one takes (CABO-R-14)
/// @param progress by how much the others are expected to improve in their last turn
/// @param nerve how likely one must be to be below each opponent before calling; for those who know the sheet, by which part more likely
/// than what makes a call even, for each opponent: the more there are, the more a round that goes on is worth
/// @param urgency by how much that falls with every circuit of the table
/// @param counts whether the cards seen so far are taken into account for those to come
/// @param sheet whether it plays for the game, knowing the sheet, or for the round
record Style(
        double blind,
        double pairing,
        double cash,
        double spying,
        double harm,
        double publicity,
        double progress,
        double nerve,
        double urgency,
        boolean counts,
        boolean sheet) {

    static final Style HABITUE =
            new Style(0.8, 1.0, 0, 0.4, 0.4, 0.2, 3.5, 0.80, 0.01, true, false);

    /// Who plays on for a search ([tablee.bots.BotProvider#guide]).
    static final Style GUIDE =
            new Style(4.0, 1.0, 0.25, 0.7, 0.4, 0.3, 3.5, 0.45, 0.01, true, true);

    /// Sees no pairs coming, thinks little of the others, and calls a little too boldly.
    static final Style DEBUTANT =
            new Style(0.3, 0.0, 0, 0.1, 0.0, 0.0, 0.5, 0.75, 0.01, false, false);
}
