package tablee.bots;

import tablee.engine.Randomness;

/// How long a bot waits before it answers, so that people can follow and it does not tick like a clock. It depends on chance alone: a wait that
/// followed from the cards, or from how many answers they leave, would be a tell.
public final class Pace {

    private static final double LEAST = 2.0 / 3;

    private Pace() {}

    /// Between two thirds of `most` and `most`, never twice the same, mostly in the middle.
    public static long millis(long most, Randomness random) {
        double share = (random.unit() + random.unit()) / 2;
        return Math.round(most * (LEAST + (1 - LEAST) * share));
    }
}
