package tablee.bots.metro;

import java.util.List;
import tablee.bots.Preference;
import tablee.bots.Thinking;
import tablee.engine.Seat;
import tablee.metro.rules.MetroAction;
import tablee.metro.rules.MetroView;

/// What a good player thinks of every answer, not only of the best: lists are long where hands are changed or cards sold.
final class Inclination implements Preference<MetroView, MetroAction> {

    /// Points of difference that make an answer half as likely.
    private static final double SCALE = 0.8;

    @Override
    public double[] weights(MetroView view, List<MetroAction> legal, Thinking thinking) {
        if (!(view.viewer() instanceof Seat seat)) {
            throw new IllegalArgumentException("a spectator has nothing to decide");
        }
        var judgement = new Judgement(view, seat, true);
        double[] worths = new double[legal.size()];
        for (int i = 0; i < worths.length; i++) {
            // The first of equals is what the search's guide plays.
            worths[i] = judgement.worth(legal.get(i)) - 1e-6 * i;
        }
        return Preference.byWorth(worths, SCALE);
    }
}
