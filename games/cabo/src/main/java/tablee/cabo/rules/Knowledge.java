package tablee.cabo.rules;

/// The three operations of the knowledge model (section 6.1). They run on a copy that the caller owns. What the public knows, every
/// seat knows: the public entry is the last one, and learning in public sets all.
final class Knowledge {

    private Knowledge() {}

    /// A seat learns what lies in these places.
    static void learn(long[] known, int seat, long places) {
        known[seat] |= places;
    }

    static void learnAll(long[] known, long places) {
        for (int i = 0; i < known.length; i++) {
            known[i] |= places;
        }
    }

    /// The places were vacated.
    static void forget(long[] known, long places) {
        for (int i = 0; i < known.length; i++) {
            known[i] &= ~places;
        }
    }

    /// CABO-INFO-9 Whoever knew a card still knows it in its new place.
    static void trade(long[] known, int cell, int other) {
        for (int i = 0; i < known.length; i++) {
            long differ = (known[i] >>> cell ^ known[i] >>> other) & 1;
            known[i] ^= differ << cell | differ << other;
        }
    }
}
