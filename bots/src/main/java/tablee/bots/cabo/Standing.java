package tablee.bots.cabo;

import java.util.List;
import tablee.bots.Evaluation;
import tablee.cabo.rules.CaboView;
import tablee.engine.Seat;

/// How likely a seat is to win the game, from the sheet and, in the middle of a round, from what the hands seem to weigh.
final class Standing implements Evaluation<CaboView> {

    /// The part of a hand that its owner will still hold when the round is scored, by and large.
    private static final double KEPT = 0.7;

    @Override
    public double chance(CaboView view, Seat seat) {
        List<Integer> sheet = view.now().scores();
        double[] scores = new double[sheet.size()];
        for (int i = 0; i < scores.length; i++) {
            scores[i] = sheet.get(i);
        }
        if (!view.isBetweenRounds()) {
            Reading table = new Reading(view, seat, Recall.PERFECT, Style.HABITUE);
            for (int i = 0; i < scores.length; i++) {
                scores[i] = Math.min(Sheet.LIMIT, scores[i] + KEPT * table.total(i));
            }
        }
        return Sheet.chance(scores, seat.index());
    }

    @Override
    public boolean isSettled(CaboView view) {
        return view.isBetweenRounds();
    }
}
