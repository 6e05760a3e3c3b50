package tablee.hasard.rules;

/// The round under the blue die (HAS-22-4, HAS-R62), or [#NONE]. It changes once in many turns; being a value of its own,
/// the steps in between share it instead of copying it.
///
/// @param pending triggered, and the die is still to be thrown (HAS-22-3)
/// @param thrower the pawn in front of which the die lies (HAS-22-5)
/// @param mobilised in a war: the army is on the board and calls (HAS-22-GUE-A1)
/// @param warCarton track and rank of the Militaire Carton this war laid, packed like a place (HAS-R69), or nobody
/// @param revolts throws in this Revolution turn (HAS-R78)
record DestinyRound(
        Destiny face, boolean pending, int thrower, boolean mobilised, int warCarton, int revolts) {

    static final DestinyRound NONE =
            new DestinyRound(Destiny.NONE, false, HasardState.NOBODY, false, HasardState.NOBODY, 0);

    /// HAS-22-3 The next living pawn is to throw the die.
    static DestinyRound triggered() {
        return new DestinyRound(
                Destiny.NONE, true, HasardState.NOBODY, false, HasardState.NOBODY, 0);
    }

    static DestinyRound showing(Destiny face, int thrower) {
        return new DestinyRound(face, false, thrower, false, HasardState.NOBODY, 0);
    }

    boolean isRunning() {
        return face != Destiny.NONE;
    }

    DestinyRound by(int pawn) {
        return new DestinyRound(face, pending, pawn, mobilised, warCarton, revolts);
    }

    DestinyRound mobilising() {
        return new DestinyRound(face, pending, thrower, true, warCarton, revolts);
    }

    DestinyRound withArmyAt(int carton) {
        return new DestinyRound(face, pending, thrower, mobilised, carton, revolts);
    }

    DestinyRound withRevolts(int throwsSoFar) {
        return new DestinyRound(face, pending, thrower, mobilised, warCarton, throwsSoFar);
    }

    long word() {
        long word = face.number();
        word = (word << 1) | (pending ? 1 : 0);
        word = (word << 4) | (thrower + 1);
        word = (word << 1) | (mobilised ? 1 : 0);
        word = (word << 9) | (warCarton + 1);
        return (word << 8) | revolts;
    }
}
