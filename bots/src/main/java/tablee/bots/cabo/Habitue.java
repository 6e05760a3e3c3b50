package tablee.bots.cabo;

import java.util.List;
import tablee.bots.Bot;
import tablee.bots.Preference;
import tablee.bots.Thinking;
import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.CaboView;
import tablee.engine.Seat;

/// Remembers every card it has seen, counts those that are gone, and does what is worth most.
final class Habitue implements Bot<CaboView, CaboAction>, Preference<CaboView, CaboAction> {

    private final Style style;

    Habitue(Style style) {
        this.style = style;
    }

    @Override
    public CaboAction choose(CaboView view, List<CaboAction> legal, Thinking thinking) {
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        var judgement = judgement(view);
        CaboAction best = legal.getFirst();
        double most = judgement.worth(best);
        for (int i = 1; i < legal.size(); i++) {
            double worth = judgement.worth(legal.get(i));
            if (worth > most) {
                best = legal.get(i);
                most = worth;
            }
        }
        return best;
    }

    /// The best first, and the less of the others the more points they give away.
    @Override
    public double[] weights(CaboView view, List<CaboAction> legal, Thinking thinking) {
        var judgement = judgement(view);
        double[] weights = new double[legal.size()];
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < weights.length; i++) {
            weights[i] = judgement.worth(legal.get(i));
            most = Math.max(most, weights[i]);
        }
        for (int i = 0; i < weights.length; i++) {
            double behind = 1 + most - weights[i];
            weights[i] = 1 / (behind * behind);
        }
        return weights;
    }

    /// No claims but of cards that this seat has seen to be alike. What is known to fail costs the turn and shows the cards, and what is
    /// claimed blindly fails fourteen times out of fifteen.
    @Override
    public List<CaboAction> considered(CaboView view, List<CaboAction> legal) {
        return Claims.sound(view, legal);
    }

    private Judgement judgement(CaboView view) {
        if (!(view.viewer() instanceof Seat seat)) {
            throw new IllegalArgumentException("a spectator has nothing to decide");
        }
        return new Judgement(view, new Reading(view, seat, Recall.PERFECT, style), style);
    }
}
