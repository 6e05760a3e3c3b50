package tablee.bots.cv;

/// How carefully a player of CV plays.
///
/// @param throwsAhead how many of the throws left it thinks through; more are treated as the last
/// @param pairs whether it sees that two cards can be had in one turn
/// @param goals whether it keeps its goals in mind
/// @param haze how far off its opinion of a card may be, in points
/// @param slips one decision out of so many is a careless one; 0 for never
record Style(int throwsAhead, boolean pairs, boolean goals, double haze, int slips) {

    static final Style HABITUE = new Style(4, true, true, 0, 0);
    static final Style DEBUTANT = new Style(1, false, true, 1.5, 10);
}
