package tablee.bots.cabo;

/// When to call Cabo.
final class Calling {

    private Calling() {}

    /// Spread of what the last turns still change.
    private static final double LAST_TURN = 6;

    /// Totals from here on leave an opponent all the room for a good last turn.
    private static final double ROOM = 10;

    private static final double ROUNDING = 0.25;

    /// How likely it is that nobody will be below this player when the last turns are over (CABO-SCORE-5: a tie is enough).
    static double chanceOfBeingLowest(Reading table, Style style) {
        double own = table.total(table.me);
        double chance = 1;
        for (int seat = 0; seat < table.players; seat++) {
            if (seat != table.me) {
                double total = table.total(seat);
                // Where little is left there is little to improve.
                double room = Math.min(1, total / ROOM);
                double margin = total - style.progress() * room - own + 0.5;
                double spread = table.variance(table.me) + table.variance(seat);
                chance *= likely(margin, spread + LAST_TURN * room + ROUNDING);
            }
        }
        return chance;
    }

    /// From zero on it is time. Waiting has a price too, and if everybody waits for certainty the round never ends: the longer it
    /// lasts the less it takes, down to nothing.
    static double urge(Reading table, Style style) {
        double enough = 1;
        for (int opponent = 1; opponent < table.players; opponent++) {
            enough *= style.nerve();
        }
        return chanceOfBeingLowest(table, style) - enough + style.urgency() * table.circuit;
    }

    /// About how likely a number with this mean and variance is above zero: the normal law without its exponential, which may differ in the
    /// last bit from machine to machine.
    private static double likely(double mean, double variance) {
        double deviation = mean / Math.sqrt(variance);
        return 0.5 + 0.5 * deviation / Math.sqrt(deviation * deviation + 1.571);
    }
}
