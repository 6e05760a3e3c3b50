package tablee.bots.cabo;

import java.util.List;
import tablee.bots.Evaluation;
import tablee.cabo.CaboView;
import tablee.engine.Seat;

/// How likely a seat is to win the game, from the sheet and, in the middle of a round, from what the hands seem to weigh.
final class Standing implements Evaluation<CaboView> {

    /// How much of a seat's chances a point costs, while the game is young and when somebody is close to 100.
    private static final double YOUNG = 0.985;

    private static final double OLD = 0.95;

    @Override
    public double chance(CaboView view, Seat seat) {
        double[] scores = scores(view, seat);
        double highest = 0;
        for (double score : scores) {
            highest = Math.max(highest, score);
        }
        double age = Math.min(1, highest / 100);
        double base = YOUNG + (OLD - YOUNG) * age;
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
