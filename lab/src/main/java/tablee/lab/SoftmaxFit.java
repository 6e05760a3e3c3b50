package tablee.lab;

import java.util.List;

/// Weights under which what happened was likeliest: chances in proportion to the exponentials of weighted sums, by Newton's method with a small
/// pull towards zero. Same samples in the same order give the same weights.
final class SoftmaxFit {

    private static final int STEPS = 12;

    private SoftmaxFit() {}

    /// One position in somebody's eyes.
    static final class Sample {

        /// A row for each seat.
        final double[][] features;

        /// How the game ended, one for each seat; they add up to one.
        final double[] shares;

        Sample(double[][] features, double[] shares) {
            this.features = features;
            this.shares = shares;
        }
    }

    static double[] weights(List<Sample> samples, int size, double ridge) {
        double[] weights = new double[size];
        for (int step = 0; step < STEPS; step++) {
            double[] gradient = new double[size];
            double[][] curvature = new double[size][size];
            for (int i = 0; i < size; i++) {
                gradient[i] = -ridge * weights[i];
                curvature[i][i] = ridge;
            }
            for (Sample sample : samples) {
                add(sample, weights, gradient, curvature);
            }
            double[] move = Matrices.times(Matrices.inverse(curvature), gradient);
            for (int i = 0; i < size; i++) {
                weights[i] += move[i];
            }
        }
        return weights;
    }

    private static void add(
            Sample sample, double[] weights, double[] gradient, double[][] curvature) {
        double[] chances = chances(sample, weights);
        double[][] rows = sample.features;
        int size = weights.length;
        double[] mean = new double[size];
        for (int seat = 0; seat < rows.length; seat++) {
            for (int i = 0; i < size; i++) {
                mean[i] += chances[seat] * rows[seat][i];
            }
        }
        for (int seat = 0; seat < rows.length; seat++) {
            double error = sample.shares[seat] - chances[seat];
            for (int i = 0; i < size; i++) {
                gradient[i] += error * rows[seat][i];
                double left = chances[seat] * (rows[seat][i] - mean[i]);
                if (left != 0) {
                    for (int j = 0; j < size; j++) {
                        curvature[i][j] += left * (rows[seat][j] - mean[j]);
                    }
                }
            }
        }
    }

    static double[] chances(Sample sample, double[] weights) {
        double[] strengths = Matrices.times(sample.features, weights);
        double most = strengths[0];
        for (double one : strengths) {
            most = Math.max(most, one);
        }
        double sum = 0;
        for (int i = 0; i < strengths.length; i++) {
            strengths[i] = Math.exp(strengths[i] - most);
            sum += strengths[i];
        }
        for (int i = 0; i < strengths.length; i++) {
            strengths[i] /= sum;
        }
        return strengths;
    }
}
