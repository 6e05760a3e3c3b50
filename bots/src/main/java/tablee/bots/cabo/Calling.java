package tablee.bots.cabo;

/// When to call Cabo.
final class Calling {

    private Calling() {}

    /// Spread of what the last turns still change.
    private static final double LAST_TURN = 6;

    /// How likely it is that nobody will be below this player when the last turns are over (CABO-SCORE-5: a tie is enough).
    static double chanceOfBeingLowest(Reading table, Style style) {
        double own = table.total(table.me);
        double spread = table.variance(table.me) + LAST_TURN;
        double chance = 1;
        for (int seat = 0; seat < table.players; seat++) {
            if (seat != table.me) {
                double margin = table.total(seat) - style.progress() - own + 0.5;
                chance *= likely(margin, spread + table.variance(seat));
            }
        }
        return chance;
    }

    /// Above zero when it is time. Waiting has a price too: whoever waits for certainty is called upon.
    static double urge(Reading table, Style style) {
        double enough = Math.max(0.2, style.nerve() - style.urgency() * table.circuit);
        return chanceOfBeingLowest(table, style) - enough;
    }

    /// About how likely a number with this mean and variance is above zero: the normal law without its exponential, which may differ in the
    /// last bit from machine to machine.
    private static double likely(double mean, double variance) {
        double deviation = mean / Math.sqrt(variance);
        return 0.5 + 0.5 * deviation / Math.sqrt(deviation * deviation + 1.571);
    }
}
