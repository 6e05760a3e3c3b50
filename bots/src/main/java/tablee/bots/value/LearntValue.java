package tablee.bots.value;

import java.util.function.Predicate;
import tablee.bots.Evaluation;
import tablee.engine.Seat;
import tablee.engine.View;

/// Chances from weights: each seat gets a strength, the weighted sum of its features, and chances are in proportion to the exponentials of
/// strengths.
public final class LearntValue<V extends View> implements Evaluation<V> {

    private final Features<V> features;
    private final double[] weights;
    private final Predicate<V> settled;

    /// @param settled see [Evaluation#isSettled]
    public LearntValue(Features<V> features, double[] weights, Predicate<V> settled) {
        if (weights.length != features.names().size()) {
            throw new IllegalArgumentException(
                    weights.length + " weights for " + features.names().size() + " features");
        }
        this.features = features;
        this.weights = weights.clone();
        this.settled = settled;
    }

    @Override
    public double chance(V view, Seat seat) {
        double[][] rows = features.all(view);
        double own = strength(rows[seat.index()]);
        double sum = 0;
        for (int i = 0; i < rows.length; i++) {
            sum += i == seat.index() ? 1 : Exponential.of(strength(rows[i]) - own);
        }
        return 1 / sum;
    }

    private double strength(double[] values) {
        double strength = 0;
        for (int i = 0; i < values.length; i++) {
            strength += weights[i] * values[i];
        }
        return strength;
    }

    @Override
    public boolean isSettled(V view) {
        return settled.test(view);
    }

    public Features<V> features() {
        return features;
    }
}
