package tablee.bots.cabo;

import java.util.List;
import tablee.bots.Evaluation;
import tablee.cabo.CaboView;
import tablee.engine.Seat;

/// How likely a seat is to win the game, from the sheet and, in the middle of a round, from what the hands seem to weigh.
final class Standing implements Evaluation<CaboView> {

    /// What is left of a seat's chances for each point on its sheet, by the number of seats from 2 to 5, while nobody has a point and when
    /// somebody is at 100. Fitted to games between habitués (`docs/bots.md`).
    private static final double[] YOUNG = {0.985, 0.97, 0.96, 0.955};

    private static final double[] OLD = {0.95, 0.93, 0.91, 0.91};

    @Override
    public double chance(CaboView view, Seat seat) {
        double[] scores = scores(view, seat);
        double highest = 0;
        for (double score : scores) {
            highest = Math.max(highest, score);
        }
        double age = Math.min(1, highest / 100);
        int seats = Math.min(scores.length, 5) - 2;
        double base = YOUNG[seats] + (OLD[seats] - YOUNG[seats]) * age;
        double all = 0;
        for (double score : scores) {
            all += power(base, score);
        }
        return power(base, scores[seat.index()]) / all;
    }

    private static double[] scores(CaboView view, Seat seat) {
        List<Integer> sheet = view.now().scores();
        double[] scores = new double[sheet.size()];
        boolean open = !view.isBetweenRounds();
        Reading table = new Reading(view, seat, Recall.PERFECT, Style.HABITUE);
        for (int i = 0; i < scores.length; i++) {
            scores[i] = sheet.get(i) + (open ? 0.7 * table.total(i) : 0);
        }
        return scores;
    }

    /// Between whole powers by a straight line: products only, so that every machine agrees.
    private static double power(double base, double exponent) {
        int whole = (int) exponent;
        double power = 1;
        for (int i = 0; i < whole; i++) {
            power *= base;
        }
        return power * (1 - (exponent - whole) * (1 - base));
    }

    @Override
    public boolean isSettled(CaboView view) {
        return view.isBetweenRounds();
    }
}
