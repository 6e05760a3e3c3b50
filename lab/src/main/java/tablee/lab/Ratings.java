package tablee.lab;

import java.util.ArrayList;
import java.util.List;

/// Strengths that explain who beat whom: the model of Bradley and Terry on the scale of Elo, where 400 points are odds of ten to one.
/// Fitted by the rule of minorisation and maximisation (Hunter 2004); every pair that met gets half a win each way on top, so that a whitewash has
/// a finite answer.
public final class Ratings {

    private static final int ROUNDS = 10_000;
    private static final double PRIOR = 0.5;
    private static final double MIDDLE = 1500;

    private Ratings() {}

    /// How strong somebody is.
    ///
    /// @param error standard error, from the curvature of the likelihood, relative to the average of all
    public record Rating(double elo, double error) {}

    /// One rating for each row.
    ///
    /// @param wins `wins[i][j]` of i against j; shared wins in parts
    public static List<Rating> of(double[][] wins) {
        int size = wins.length;
        double[][] counted = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                boolean met = i != j && wins[i][j] + wins[j][i] > 0;
                counted[i][j] = met ? wins[i][j] + PRIOR : 0;
            }
        }
        double[] strength = strengths(counted);
        double[][] covariance = covariance(counted, strength);
        var ratings = new ArrayList<Rating>();
        double scale = 400 / Math.log(10);
        double mean = 0;
        for (double one : strength) {
            mean += Math.log(one) / size;
        }
        for (int i = 0; i < size; i++) {
            ratings.add(
                    new Rating(
                            MIDDLE + scale * (Math.log(strength[i]) - mean),
                            scale * Math.sqrt(Math.max(0, covariance[i][i]))));
        }
        return ratings;
    }

    private static double[] strengths(double[][] wins) {
        int size = wins.length;
        double[] strength = new double[size];
        java.util.Arrays.fill(strength, 1);
        for (int round = 0; round < ROUNDS; round++) {
            double product = 0;
            for (int i = 0; i < size; i++) {
                double won = 0;
                double met = 0;
                for (int j = 0; j < size; j++) {
                    won += wins[i][j];
                    met += (wins[i][j] + wins[j][i]) / (strength[i] + strength[j]);
                }
                strength[i] = met > 0 ? won / met : 1;
                product += Math.log(strength[i]);
            }
            double middle = Math.exp(product / size);
            for (int i = 0; i < size; i++) {
                strength[i] /= middle;
            }
        }
        return strength;
    }

    /// The inverse of the information, with the average held at nought: the matrix is singular otherwise.
    private static double[][] covariance(double[][] wins, double[] strength) {
        int size = wins.length;
        double[][] information = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                if (i != j) {
                    double chance = strength[i] / (strength[i] + strength[j]);
                    double weight = (wins[i][j] + wins[j][i]) * chance * (1 - chance);
                    information[i][i] += weight;
                    information[i][j] -= weight;
                }
            }
        }
        double pin = 1.0 / size;
        for (double[] row : information) {
            for (int j = 0; j < size; j++) {
                row[j] += pin;
            }
        }
        double[][] inverse = Matrices.inverse(information);
        for (double[] row : inverse) {
            for (int j = 0; j < size; j++) {
                row[j] -= pin;
            }
        }
        return inverse;
    }
}
