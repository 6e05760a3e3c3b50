package tablee.bots;

import tablee.engine.Randomness;

/// How long a bot waits before it answers, so that people can follow and it does not tick like a clock: hardly at all where there was nothing
/// to decide, longer for a longer list, and never twice the same. It says nothing of the cards: a wait that did would be a tell.
public final class Pace {

    private static final double FORCED = 0.4;
    private static final double LEAST = 0.55;
    private static final int MANY = 12;

    private Pace() {}

    /// Between two fifths of `most` and `most`.
    ///
    /// @param legal how many actions there were to choose from, which everybody at the table can count in most games
    public static long millis(long most, int legal, Randomness random) {
        if (legal <= 1) {
            return Math.round(FORCED * most);
        }
        double thought = Math.min(1, (legal - 1) / (double) MANY);
        double share = LEAST + (1 - LEAST) * (0.5 * thought + 0.5 * random.unit());
        return Math.round(share * most);
    }
}
