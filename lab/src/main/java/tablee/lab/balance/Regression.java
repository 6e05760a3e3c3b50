package tablee.lab.balance;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tablee.lab.Matrices;

/// How much of winning goes with each factor, all others held equal: least squares on what seats have beyond the average of their table, with a
/// slight pull towards nothing so that factors that always come together share.
final class Regression {

    private static final double RIDGE = 1;

    private final Map<Factor, Integer> places = new HashMap<>();
    private double[] worth = {};
    private double[] errors = {};

    Regression(Ledger ledger, int seats) {
        List<Factor> factors = new ArrayList<>(ledger.entries.keySet());
        int size = factors.size();
        if (size == 0) {
            return;
        }
        for (int i = 0; i < size; i++) {
            places.put(factors.get(i), i);
        }
        double scale = (double) seats * seats;
        double[][] matrix = new double[size][size];
        double[] effects = new double[size];
        ledger.products.forEach(
                (one, row) ->
                        row.forEach(
                                (other, product) -> {
                                    int i = places.getOrDefault(one, 0);
                                    int j = places.getOrDefault(other, 0);
                                    matrix[i][j] = product[0] / scale;
                                    matrix[j][i] = product[0] / scale;
                                }));
        ledger.effects.forEach(
                (factor, product) ->
                        effects[places.getOrDefault(factor, 0)] =
                                product[0] / scale / Ledger.WHOLE);
        for (int i = 0; i < size; i++) {
            matrix[i][i] += RIDGE;
        }
        double[][] inverse = Matrices.inverse(matrix);
        worth = Matrices.times(inverse, effects);
        double left = ledger.squares / scale / Ledger.WHOLE / Ledger.WHOLE;
        for (int i = 0; i < size; i++) {
            left -= worth[i] * effects[i];
        }
        double freedom = Math.max(1, ledger.games * (seats - 1.0) - size);
        errors = new double[size];
        for (int i = 0; i < size; i++) {
            errors[i] = Math.sqrt(Math.max(0, left / freedom * spread(inverse, i)));
        }
    }

    /// What the data leave open. Where everybody has exactly one of several things, the pull decides how much they are worth together, and only
    /// what they are worth against each other is uncertain.
    private static double spread(double[][] inverse, int i) {
        double pulled = 0;
        for (double one : inverse[i]) {
            pulled += one * one;
        }
        return inverse[i][i] - RIDGE * pulled;
    }

    double worth(Factor factor) {
        return worth[places.getOrDefault(factor, 0)];
    }

    double error(Factor factor) {
        return errors[places.getOrDefault(factor, 0)];
    }
}
