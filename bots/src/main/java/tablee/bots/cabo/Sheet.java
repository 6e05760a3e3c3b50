package tablee.bots.cabo;

import java.util.Arrays;

/// What a sheet is worth: how likely each seat is to win the game when a round has been scored and the next is not yet dealt.
///
/// Between two seats the chances are computed: the loser of a round gets what losers of a round get ([#LOST]), each seat loses every
/// second round, and so on to the end, with the drop from exactly 100 to 50 (CABO-END-3) and the end above 100 (CABO-END-1). For more
/// seats there is a formula that was fitted to games.
final class Sheet {

    /// A score above this ends the game.
    static final int LIMIT = 100;

    private static final int DROPPED = 50;

    /// How often the loser of a round gets so many points, in a thousand, from 0 on: two guides of the search, 800 games of some
    /// 13,000 rounds.
    private static final int[] LOST = {
        0, 38, 29, 34, 42, 45, 56, 53, 53, 56, 54, 47, 47, 50, 48, 38, 37, 32, 31, 27, 31, 26, 21,
        20, 15, 11, 10, 13, 8, 6, 4, 4, 4, 2, 1, 2, 1, 1, 1, 1
    };

    /// Enough for the drops, which lead back, to settle.
    private static final int SWEEPS = 12;

    /// What is left of a seat's chances for each point on its sheet, by the number of seats from 3 to 5, while nobody has a point and when
    /// somebody is at 100. Fitted to games between habitués (`docs/bots.md`).
    private static final double[] YOUNG = {0.97, 0.96, 0.955};

    private static final double[] OLD = {0.93, 0.91, 0.91};

    /// By own score, then the other's.
    private static final double[][] DUEL = duel();

    /// What is left of a seat's chances: by seats from 3 on, the highest score and its own. A table, because a last turn asks hundreds of times.
    private static final double[][][] LEFT = left();

    private Sheet() {}

    /// @param scores the sheet after a round, drops done; not necessarily whole numbers
    static double chance(double[] scores, int seat) {
        if (isOver(scores)) {
            return share(scores, seat);
        }
        return scores.length == 2 ? duel(scores[seat], scores[1 - seat]) : among(scores, seat);
    }

    /// The score a seat has after these points: exactly 100 drops, for points that are known to the last one.
    static double after(double score, double points, boolean exact) {
        double sum = score + points;
        return exact && points > 0 && sum == LIMIT ? DROPPED : sum;
    }

    private static boolean isOver(double[] scores) {
        for (double score : scores) {
            if (score > LIMIT) {
                return true;
            }
        }
        return false;
    }

    private static double share(double[] scores, int seat) {
        int alike = 0;
        for (double score : scores) {
            if (score < scores[seat]) {
                return 0;
            }
            alike += score == scores[seat] ? 1 : 0;
        }
        return 1.0 / alike;
    }

    private static double duel(double own, double other) {
        int low = (int) own;
        int left = (int) other;
        double up = own - low;
        double right = other - left;
        double[] here = DUEL[low];
        double[] next = DUEL[Math.min(LIMIT, low + 1)];
        int beyond = Math.min(LIMIT, left + 1);
        return (1 - up) * ((1 - right) * here[left] + right * here[beyond])
                + up * ((1 - right) * next[left] + right * next[beyond]);
    }

    private static double[][] duel() {
        double[][] chances = new double[LIMIT + 1][LIMIT + 1];
        for (double[] row : chances) {
            Arrays.fill(row, 0.5);
        }
        double all = 0;
        for (int often : LOST) {
            all += often;
        }
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            for (int own = LIMIT; own >= 0; own--) {
                for (int other = LIMIT; other >= 0; other--) {
                    double sum = 0;
                    for (int points = 0; points < LOST.length; points++) {
                        double lost = own + points > LIMIT ? 0 : chances[drop(own, points)][other];
                        double won = other + points > LIMIT ? 1 : chances[own][drop(other, points)];
                        sum += LOST[points] * (lost + won);
                    }
                    chances[own][other] = sum / (2 * all);
                }
            }
        }
        return chances;
    }

    private static int drop(int score, int points) {
        return points > 0 && score + points == LIMIT ? DROPPED : score + points;
    }

    private static double among(double[] scores, int seat) {
        double highest = 0;
        for (double score : scores) {
            highest = Math.max(highest, score);
        }
        double[] left = LEFT[Math.min(scores.length, 5) - 3][(int) highest];
        double all = 0;
        for (double score : scores) {
            all += left(left, score);
        }
        return left(left, scores[seat]) / all;
    }

    /// Between whole points by a straight line. What is expected of a swap may be a little less than nothing.
    private static double left(double[] left, double score) {
        int whole = Math.max(0, (int) Math.floor(score));
        return left[whole] + (score - whole) * (left[whole + 1] - left[whole]);
    }

    /// Products only, so that every machine agrees.
    private static double[][][] left() {
        double[][][] left = new double[YOUNG.length][LIMIT + 1][LIMIT + 2];
        for (int seats = 0; seats < YOUNG.length; seats++) {
            for (int highest = 0; highest <= LIMIT; highest++) {
                double base = YOUNG[seats] + (OLD[seats] - YOUNG[seats]) * highest / LIMIT;
                double power = 1;
                for (int score = 0; score <= LIMIT + 1; score++) {
                    left[seats][highest][score] = power;
                    power *= base;
                }
            }
        }
        return left;
    }
}
