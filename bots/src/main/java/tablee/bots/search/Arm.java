package tablee.bots.search;

import java.util.Arrays;

/// One action in the race, with how it did in each imagined world.
final class Arm<A> {

    final A action;
    final double weight;
    private double[] values = new double[16];
    private int worlds;
    private int tried;
    private double sum;

    Arm(A action, double weight) {
        this.action = action;
        this.weight = weight;
    }

    void learn(int world, double value) {
        if (world >= values.length) {
            values = Arrays.copyOf(values, Math.max(world + 1, 2 * values.length));
        }
        Arrays.fill(values, worlds, world, Tree.UNFINISHED);
        values[world] = value;
        worlds = world + 1;
        tried++;
        sum += value;
    }

    int tried() {
        return tried;
    }

    double mean() {
        return tried == 0 ? 0 : sum / tried;
    }

    /// How this arm did against another in the worlds both have seen. The same cards fell for both, so that luck cancels out.
    Lead over(Arm<A> other) {
        int both = Math.min(worlds, other.worlds);
        int count = 0;
        double total = 0;
        double squares = 0;
        for (int world = 0; world < both; world++) {
            double difference = values[world] - other.values[world];
            if (!Double.isNaN(difference)) {
                count++;
                total += difference;
                squares += difference * difference;
            }
        }
        return new Lead(count, total, squares);
    }

    /// @param worlds in how many worlds both were tried
    record Lead(int worlds, double total, double squares) {

        /// What can be relied on: the lead minus some standard errors, drawn towards zero by a few worlds in which both did alike. Little
        /// evidence moves little.
        double reliable(double doubt, int alike) {
            return worlds < 2 ? 0 : total / (worlds + alike) - doubt * error();
        }

        double error() {
            double mean = total / worlds;
            return Math.sqrt(Math.max(0, squares / worlds - mean * mean) / (worlds - 1));
        }

        /// Whether the two differ by no more than this, as far as one can tell: not worth more thought.
        boolean isAlike(double difference) {
            return Math.abs(total / worlds) + 2 * error() < difference;
        }

        /// Whether it will hardly ever lead by so much. Without any such demand nothing is said: it might still lead by a little.
        boolean staysBelow(double demand) {
            return demand > 0 && total / worlds + 2 * error() < demand;
        }

        /// Whether it is behind by more than luck explains, `strictness` standard errors.
        boolean isBehind(double strictness) {
            return total < 0 && total / worlds + strictness * error() < 0;
        }
    }
}
