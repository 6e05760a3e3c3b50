package tablee.cabo.rules;

import java.util.List;
import tablee.engine.Seat;
import tablee.engine.Seats;

/// What a round is worth, in the order of section 5.4.
final class Scoring {

    static final int LIMIT = 100;
    static final int CALLER_PENALTY = 5;
    static final int KAMIKAZE_POINTS = 50;

    private Scoring() {}

    static RoundResult of(CaboState state) {
        int players = state.players();
        // Arrays, because a round ends every thirty decisions of a playout and lists would be
        // copied twice.
        Integer[] totals = new Integer[players];
        Seats kamikaze = Seats.NONE;
        for (int seat = 0; seat < players; seat++) {
            totals[seat] = total(state, seat);
            if (isKamikaze(state, seat)) {
                kamikaze = kamikaze.with(Seat.of(seat));
            }
        }
        Seats winners = kamikaze.isEmpty() ? winners(totals, state.caller) : kamikaze;
        Integer[] points = points(totals, winners, kamikaze, state.caller);
        Integer[] scores = new Integer[players];
        for (int seat = 0; seat < players; seat++) {
            // CABO-SCORE-7
            scores[seat] = state.sheet.scores().get(seat) + points[seat];
        }
        Seats resets = resets(state, points, scores);
        for (Seat seat : resets) {
            // CABO-VAR-4
            scores[seat.index()] = state.options.resetTo();
        }
        return new RoundResult(
                List.of(totals),
                List.of(points),
                winners,
                resets,
                kamikaze,
                List.of(scores),
                state.caller);
    }

    /// CABO-COMP-2
    static int total(CaboState state, int seat) {
        int total = 0;
        for (int slot = 0; slot < Layout.SLOTS; slot++) {
            total += state.tableaux[Layout.cell(seat, slot)];
        }
        return total;
    }

    /// CABO-KAMIKAZE-1, CABO-R-35 Two 12s and two 13s: the whole hand, or among others where the table plays it so.
    private static boolean isKamikaze(CaboState state, int seat) {
        int twelves = 0;
        int thirteens = 0;
        for (int left = state.occupied(seat); left != 0; left &= left - 1) {
            int card = state.tableaux[Layout.cell(seat, Integer.numberOfTrailingZeros(left))];
            twelves += card == 12 ? 1 : 0;
            thirteens += card == 13 ? 1 : 0;
        }
        return state.options.kamikazeContains()
                ? twelves >= 2 && thirteens >= 2
                : twelves == 2 && thirteens == 2 && Integer.bitCount(state.occupied(seat)) == 4;
    }

    /// CABO-SCORE-2, CABO-SCORE-5, CABO-SCORE-6 The lowest totals; the caller alone if among them.
    private static Seats winners(Integer[] totals, int caller) {
        int lowest = Integer.MAX_VALUE;
        Seats winners = Seats.NONE;
        for (int seat = 0; seat < totals.length; seat++) {
            int total = totals[seat];
            if (total < lowest) {
                lowest = total;
                winners = Seats.NONE;
            }
            if (total == lowest) {
                winners = winners.with(Seat.of(seat));
            }
        }
        boolean callerWins = caller >= 0 && winners.contains(Seat.of(caller));
        return callerWins ? Seats.of(1 << caller) : winners;
    }

    /// CABO-SCORE-3, CABO-SCORE-4, CABO-KAMIKAZE-2, CABO-R-36
    private static Integer[] points(Integer[] totals, Seats winners, Seats kamikaze, int caller) {
        var points = new Integer[totals.length];
        for (int seat = 0; seat < totals.length; seat++) {
            if (winners.contains(Seat.of(seat))) {
                points[seat] = 0;
            } else if (!kamikaze.isEmpty()) {
                // CABO-R-37 Fifty flat, whoever called.
                points[seat] = KAMIKAZE_POINTS;
            } else {
                // CABO-R-38 The penalty comes after the comparison.
                // CABO-R-39 A caller is outside the winners only if outside the lowest.
                points[seat] = totals[seat] + (seat == caller ? CALLER_PENALTY : 0);
            }
        }
        return points;
    }

    /// CABO-END-3, CABO-R-40, CABO-R-43 Exactly 100 drops back, clockwise from the starter while resets are left.
    private static Seats resets(CaboState state, Integer[] points, Integer[] scores) {
        Seats resets = Seats.NONE;
        for (int step = 0; step < state.players(); step++) {
            int seat = (state.starter + step) % state.players();
            boolean due = points[seat] > 0 && scores[seat] == LIMIT;
            if (due && isLeft(state, seat, resets.size())) {
                resets = resets.with(Seat.of(seat));
            }
        }
        return resets;
    }

    /// CABO-VAR-2, CABO-VAR-3, CABO-R-40 Both limits must allow it, counting those granted in this very round.
    private static boolean isLeft(CaboState state, int seat, int granted) {
        return allows(state.options.resetLimitPlayer(), state.sheet.resetsUsed().get(seat))
                && allows(state.options.resetLimitTable(), state.sheet.resetsAtTable() + granted);
    }

    private static boolean allows(int limit, int used) {
        return limit == CaboOptions.NO_LIMIT || used < limit;
    }

    /// CABO-END-1, CABO-END-4 Strictly above.
    static boolean isOver(List<Integer> scores) {
        for (int score : scores) {
            if (score > LIMIT) {
                return true;
            }
        }
        return false;
    }

    /// CABO-SETUP-10, CABO-SETUP-12, CABO-R-45
    static int nextStarter(RoundResult result, int previous) {
        int players = result.scores().size();
        int best = -1;
        for (int step = 1; step <= players; step++) {
            int seat = (previous + step) % players;
            boolean wins = result.winners().contains(Seat.of(seat));
            if (wins && (best < 0 || result.scores().get(seat) < result.scores().get(best))) {
                best = seat;
            }
        }
        return best;
    }

    /// CABO-SETUP-11, CABO-SETUP-13, CABO-R-44, CABO-R-45 The most points among those who did not win; then the
    /// highest score; then the first clockwise after the last dealer.
    static int nextDealer(RoundResult result, int starter, int previous) {
        int players = result.scores().size();
        boolean allWon = result.winners().size() == players;
        int worst = -1;
        for (int step = 1; step <= players; step++) {
            int seat = (previous + step) % players;
            boolean eligible = allWon ? seat != starter : !result.winners().contains(Seat.of(seat));
            if (eligible && (worst < 0 || isWorse(result, seat, worst))) {
                worst = seat;
            }
        }
        return worst;
    }

    private static boolean isWorse(RoundResult result, int seat, int than) {
        int points = Integer.compare(result.points().get(seat), result.points().get(than));
        return points > 0 || (points == 0 && result.scores().get(seat) > result.scores().get(than));
    }
}
