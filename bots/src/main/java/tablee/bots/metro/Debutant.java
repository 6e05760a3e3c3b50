package tablee.bots.metro;

import java.util.List;
import tablee.bots.Bot;
import tablee.bots.Thinking;
import tablee.engine.Seat;
import tablee.metro.MetroAction;
import tablee.metro.MetroView;

/// Counts the points printed on a card, thinks little of what it opens, and misjudges everything by a point or so.
final class Debutant implements Bot<MetroView, MetroAction> {

    /// How far off its judgement may be, either way.
    private static final double HAZE = 0.9;

    @Override
    public MetroAction choose(MetroView view, List<MetroAction> legal, Thinking thinking) {
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        if (!(view.viewer() instanceof Seat seat)) {
            throw new IllegalArgumentException("a spectator has nothing to decide");
        }
        var judgement = new Judgement(view, seat, false);
        MetroAction best = legal.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (MetroAction action : legal) {
            double haze = action instanceof MetroAction.Change ? 0 : 2 * HAZE;
            double worth = judgement.worth(action) + haze * (thinking.random().unit() - 0.5);
            if (worth > most) {
                most = worth;
                best = action;
            }
        }
        return best;
    }
}
