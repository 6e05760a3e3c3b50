package tablee.bots.metro;

import java.util.List;
import tablee.bots.Bot;
import tablee.bots.Thinking;
import tablee.engine.Seat;
import tablee.metro.MetroAction;
import tablee.metro.MetroView;

/// Weighs points, what a card opens, money and its own character, and gives the best answer it sees.
final class Habitue implements Bot<MetroView, MetroAction> {

    @Override
    public MetroAction choose(MetroView view, List<MetroAction> legal, Thinking thinking) {
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        if (!(view.viewer() instanceof Seat seat)) {
            throw new IllegalArgumentException("a spectator has nothing to decide");
        }
        var judgement = new Judgement(view, seat, true);
        MetroAction best = legal.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (MetroAction action : legal) {
            double worth = judgement.worth(action);
            if (worth > most) {
                most = worth;
                best = action;
            }
        }
        return best;
    }
}
