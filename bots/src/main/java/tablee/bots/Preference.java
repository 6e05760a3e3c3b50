package tablee.bots;

import java.util.List;
import tablee.engine.Action;
import tablee.engine.View;

/// What a player is inclined to do before thinking. A search tries the likely actions first and, as long as it knows no
/// better, plays the likeliest.
@FunctionalInterface
public interface Preference<V extends View, A extends Action> {

    /// One weight for each of `legal`, none negative: how likely a good player is to choose it, on any scale.
    double[] weights(V view, List<A> legal, Thinking thinking);

    /// Those of the legal actions that deserve a thought, in the same order and never none. All of them, unless the game knows some that
    /// can only be worse than another one: a search that tries them anyway finds the imagined opponent whom they fool.
    default List<A> considered(V view, List<A> legal) {
        return legal;
    }

    /// All weight on what this player would do.
    static <V extends View, A extends Action> Preference<V, A> of(Bot<V, A> player) {
        return (view, legal, thinking) -> {
            double[] weights = new double[legal.size()];
            int chosen = legal.indexOf(player.choose(view, legal, thinking));
            if (chosen < 0) {
                throw new IllegalStateException("a bot chose what is not legal: " + legal);
            }
            weights[chosen] = 1;
            return weights;
        };
    }

    /// No inclination at all.
    static <V extends View, A extends Action> Preference<V, A> none() {
        return (view, legal, thinking) -> new double[legal.size()];
    }

    /// Inclinations from worths: the best has 1, one that is worse by `scale` a half, those far behind hardly any.
    static double[] byWorth(double[] worths, double scale) {
        double best = Double.NEGATIVE_INFINITY;
        for (double worth : worths) {
            best = Math.max(best, worth);
        }
        double[] weights = new double[worths.length];
        for (int i = 0; i < worths.length; i++) {
            double behind = Math.min(1e6, (best - worths[i]) / scale);
            weights[i] = 1 / (1 + behind * behind);
        }
        return weights;
    }
}
