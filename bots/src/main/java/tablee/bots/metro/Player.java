package tablee.bots.metro;

import java.util.List;
import tablee.bots.Bot;
import tablee.bots.Thinking;
import tablee.engine.Seat;
import tablee.metro.rules.MetroAction;
import tablee.metro.rules.MetroView;

/// Weighs points, what a card opens, money and its own character, and gives the best answer it sees.
///
/// @param plans whether it thinks of what a card opens, and of more than the points printed on it
/// @param haze how many points off its judgement may be, either way
record Player(boolean plans, double haze) implements Bot<MetroView, MetroAction> {

    /// What the expert's search builds on.
    static final Player EXACT = new Player(true, 0);

    static final Player HABITUE = new Player(true, 0.6);

    static final Player DEBUTANT = new Player(false, 1.2);

    @Override
    public MetroAction choose(MetroView view, List<MetroAction> legal, Thinking thinking) {
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        if (!(view.viewer() instanceof Seat seat)) {
            throw new IllegalArgumentException("a spectator has nothing to decide");
        }
        var judgement = new Judgement(view, seat, plans);
        MetroAction best = legal.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (MetroAction action : legal) {
            double worth = judgement.worth(action) + error(action, thinking);
            if (worth > most) {
                most = worth;
                best = action;
            }
        }
        return best;
    }

    /// There are so many ways to change a hand that the luckiest of them would always seem best.
    private double error(MetroAction action, Thinking thinking) {
        return haze == 0 || action instanceof MetroAction.Change
                ? 0
                : haze * (2 * thinking.random().unit() - 1);
    }
}
