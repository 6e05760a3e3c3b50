package tablee.lab;

/// The little algebra that statistics need.
public final class Matrices {

    private Matrices() {}

    /// By Gauss and Jordan with pivots; for matrices that have an inverse.
    public static double[][] inverse(double[][] matrix) {
        int size = matrix.length;
        double[][] left = new double[size][];
        double[][] right = new double[size][size];
        for (int i = 0; i < size; i++) {
            left[i] = matrix[i].clone();
            right[i][i] = 1;
        }
        for (int column = 0; column < size; column++) {
            int pivot = column;
            for (int row = column + 1; row < size; row++) {
                pivot = Math.abs(left[row][column]) > Math.abs(left[pivot][column]) ? row : pivot;
            }
            swap(left, pivot, column);
            swap(right, pivot, column);
            scale(left[column], right[column], left[column][column]);
            for (int row = 0; row < size; row++) {
                if (row != column) {
                    double factor = left[row][column];
                    subtract(left[row], left[column], factor);
                    subtract(right[row], right[column], factor);
                }
            }
        }
        return right;
    }

    private static void swap(double[][] rows, int one, int other) {
        double[] kept = rows[one];
        rows[one] = rows[other];
        rows[other] = kept;
    }

    private static void scale(double[] left, double[] right, double by) {
        for (int i = 0; i < left.length; i++) {
            left[i] /= by;
            right[i] /= by;
        }
    }

    private static void subtract(double[] row, double[] other, double factor) {
        for (int i = 0; i < row.length; i++) {
            row[i] -= factor * other[i];
        }
    }

    public static double[] times(double[][] matrix, double[] vector) {
        double[] product = new double[matrix.length];
        for (int i = 0; i < product.length; i++) {
            for (int j = 0; j < vector.length; j++) {
                product[i] += matrix[i][j] * vector[j];
            }
        }
        return product;
    }
}
