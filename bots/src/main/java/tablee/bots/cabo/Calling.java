package tablee.bots.cabo;

import tablee.cabo.rules.CaboView;

/// When to call Cabo.
final class Calling {

    private Calling() {}

    /// Spread of what the last turns still change.
    static final double LAST_TURN = 6;

    /// Totals from here on leave an opponent all the room for a good last turn.
    static final double ROOM = 10;

    /// CABO-SCORE-4
    static final double PENALTY = 5;

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
    static double urge(CaboView view, Reading table, Style style) {
        double enough =
                style.sheet()
                        ? even(view, table) * (1 + style.nerve() * (table.players - 1))
                        : certain(table, style);
        return chanceOfBeingLowest(table, style) - enough + style.urgency() * table.circuit;
    }

    private static double certain(Reading table, Style style) {
        double enough = 1;
        for (int opponent = 1; opponent < table.players; opponent++) {
            enough *= style.nerve();
        }
        return enough;
    }

    /// How likely a call must be to succeed so that it neither wins nor loses chances to win the game, compared with a sheet on which
    /// this round had not been played.
    private static double even(CaboView view, Reading table) {
        double[] sheet = new double[table.players];
        double[] won = new double[table.players];
        double[] lost = new double[table.players];
        for (int seat = 0; seat < table.players; seat++) {
            sheet[seat] = view.now().scores().get(seat);
            won[seat] = sheet[seat] + (seat == table.me ? 0 : table.total(seat));
            lost[seat] = sheet[seat] + table.total(seat);
        }
        lost[table.me] += PENALTY;
        lost[table.rival()] = sheet[table.rival()];
        double now = Sheet.chance(sheet, table.me);
        double gain = Sheet.chance(won, table.me) - now;
        double loss = now - Sheet.chance(lost, table.me);
        return gain <= 0 ? 1 : loss <= 0 ? 0 : loss / (gain + loss);
    }

    /// About how likely a number with this mean and variance is above zero: the normal law without its exponential, which may differ in the
    /// last bit from machine to machine.
    static double likely(double mean, double variance) {
        if (variance == 0) {
            return mean > 0 ? 1 : 0;
        }
        double deviation = mean / Math.sqrt(variance);
        return 0.5 + 0.5 * deviation / Math.sqrt(deviation * deviation + 1.571);
    }
}
