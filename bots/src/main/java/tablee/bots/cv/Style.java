package tablee.bots.cv;

/// How carefully a player of CV plays.
///
/// @param throwsAhead how many of the throws left it thinks through; more are treated as the last
/// @param pairs whether it sees that two cards can be had in one turn
/// @param goals whether it keeps its goals in mind
/// @param haze how far off its opinion of a card may be, in points
/// @param slips one decision out of so many is a careless one; 0 for never
/// @param shunned a card it never takes, to measure what the card is worth to those who do; 0 for none
record Style(int throwsAhead, boolean pairs, boolean goals, double haze, int slips, int shunned) {

    static final Style HABITUE = new Style(4, true, true, 0, 0, 0);
    static final Style DEBUTANT = new Style(1, false, true, 1.5, 10, 0);

    Style without(int card) {
        return new Style(throwsAhead, pairs, goals, haze, slips, card);
    }
}
