package tablee.bots.cabo;

import static tablee.bots.cabo.Reading.UNKNOWN;

import java.util.List;
import tablee.cabo.rules.CaboView;

/// How a round that is about to be scored will change the sheet, and what that makes of the chances to win the game.
final class Outlook {

    private final Reading table;
    private final double[] sheet;
    private final double[] totals;
    private final double[] spreads;

    /// Of the own hand: the sum of what is known, and how many cards are not.
    private final int known;

    private final int unknown;

    /// @param style by how much those improve who still have a turn to come
    Outlook(CaboView view, Reading table, Style style) {
        this.table = table;
        List<Integer> scores = view.now().scores();
        sheet = new double[table.players];
        totals = new double[table.players];
        spreads = new double[table.players];
        int sum = 0;
        int hidden = 0;
        for (int card : table.hand()) {
            sum += Math.max(0, card);
            hidden += card == UNKNOWN ? 1 : 0;
        }
        known = sum;
        unknown = hidden;
        int active = view.now().active();
        for (int seat = 0; seat < table.players; seat++) {
            sheet[seat] = scores.get(seat);
            totals[seat] = table.total(seat);
            spreads[seat] = table.variance(seat);
            if (seat != table.me && playsAgain(seat, active)) {
                double room = Math.min(1, totals[seat] / Calling.ROOM);
                totals[seat] -= style.progress() * room;
                spreads[seat] += Calling.LAST_TURN * room;
            }
        }
    }

    /// Whether this seat's last turn is still to come: it lies between the one who plays and the caller.
    private boolean playsAgain(int seat, int active) {
        int toSeat = (seat - active + table.players) % table.players;
        int toCaller = (table.caller - active + table.players) % table.players;
        return toSeat > 0 && toSeat < toCaller;
    }

    double asItIs() {
        return chance(known, unknown, 0, 0, table.caller);
    }

    /// With `incoming` in place of so many cards like this one.
    double with(int card, int copies, int incoming) {
        return card == UNKNOWN
                ? chance(known + incoming, unknown - copies, 0, 0, table.caller)
                : chance(known - copies * card + incoming, unknown, 0, 0, table.caller);
    }

    /// With one of the own cards in the place of somebody else's.
    double swapped(int own, int seat, int slot) {
        int theirs = table.cards[seat][slot];
        double given = own == UNKNOWN ? table.mean : own;
        double got = table.expected(seat, slot);
        int sum = known - Math.max(0, own) + Math.max(0, theirs);
        int hidden = unknown - (own == UNKNOWN ? 1 : 0) + (theirs == UNKNOWN ? 1 : 0);
        double lighter = theirs == UNKNOWN ? table.mean - got : 0;
        return chance(sum, hidden, lighter, given - got, seat);
    }

    /// @param lighter by how much the unknown cards are expected to be below the mean
    /// @param more what `whom` has got in addition
    private double chance(int sum, int hidden, double lighter, double more, int whom) {
        double own = sum + hidden * table.mean - lighter;
        double spread = hidden * Reading.SPREAD;
        double lowest = 1;
        double[] won = new double[sheet.length];
        double[] lost = new double[sheet.length];
        for (int seat = 0; seat < sheet.length; seat++) {
            if (seat == table.me) {
                continue;
            }
            boolean caller = seat == table.caller;
            double total = totals[seat] + (seat == whom ? more : 0);
            double margin = total - own + (caller ? -0.5 : 0.5);
            lowest *= Calling.likely(margin, spread + spreads[seat]);
            won[seat] = Sheet.after(sheet[seat], total + (caller ? Calling.PENALTY : 0), false);
            lost[seat] = caller ? sheet[seat] : Sheet.after(sheet[seat], total, false);
        }
        won[table.me] = sheet[table.me];
        lost[table.me] = Sheet.after(sheet[table.me], own, hidden == 0);
        return lowest * Sheet.chance(won, table.me) + (1 - lowest) * Sheet.chance(lost, table.me);
    }
}
