package tablee.bots.hasard;

/// How exactly a player of Hasard plays.
///
/// @param qualities how many to draw for before being born
/// @param danger a rival this many turns from Success is worth a ring
/// @param haze how many turns off its judgement may be, either way
record HasardStyle(int qualities, double danger, double haze) {

    /// All qualities there are, rivals stopped early, every turn counted: what the expert's search builds on.
    static final HasardStyle EXACT = new HasardStyle(4, 6, 0);

    /// Content with three qualities; stops only a rival who is about to succeed.
    static final HasardStyle HABITUE = new HasardStyle(3, 3, 1);

    /// Cannot wait to be born.
    static final HasardStyle DEBUTANT = new HasardStyle(2, 6, 0);
}
