package tablee.bots.cv;

import java.util.ArrayList;
import java.util.List;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;
import tablee.cv.rules.Table;

/// What to keep on the dice: the exact expectation over the throws that are left.
///
/// Dice are alike, so only how many show what matters. Throwing the dice one after another instead of together changes no
/// expectation, so what a half-filled row is worth is the average over its next die; and the best row to keep is the best of those
/// that arise by taking dice away one at a time. Both are one pass over all rows of up to seven dice.
final class DicePlan {

    private static final int FACES = 6;
    private static final int MOST = 7;
    private static final int BAD_LUCK = 5;

    /// Rows of dice by size; a row is its counts, three bits for each face.
    private static final int[][] ROWS = new int[MOST + 1][];

    /// What the dice of a row show, packed as [Symbols] packs them.
    private static final long[][] SHOWN = new long[MOST + 1][];

    /// Where the row with one more die stands in the next list, for each face; and with one die less in the list before, −1 where there is none.
    private static final short[][] MORE = new short[MOST + 1][];

    private static final short[][] LESS = new short[MOST + 1][];

    /// Where a row stands in its list.
    private static final short[] INDEX = new short[1 << (3 * FACES)];

    static {
        for (int size = 0; size <= MOST; size++) {
            var rows = new ArrayList<Integer>();
            list(size, 0, 0, rows);
            ROWS[size] = rows.stream().mapToInt(Integer::intValue).toArray();
            for (int i = 0; i < ROWS[size].length; i++) {
                INDEX[ROWS[size][i]] = (short) i;
            }
        }
        for (int size = 0; size <= MOST; size++) {
            SHOWN[size] = new long[ROWS[size].length];
            MORE[size] = new short[ROWS[size].length * FACES];
            LESS[size] = new short[ROWS[size].length * FACES];
            for (int i = 0; i < ROWS[size].length; i++) {
                neighbours(size, i);
            }
        }
    }

    private static void neighbours(int size, int i) {
        int row = ROWS[size][i];
        for (int face = 0; face < FACES; face++) {
            int one = 1 << (3 * face);
            int showing = row >> (3 * face) & 7;
            SHOWN[size][i] += showing * Symbols.one(face);
            MORE[size][i * FACES + face] = size < MOST ? INDEX[row + one] : -1;
            LESS[size][i * FACES + face] = showing > 0 ? INDEX[row - one] : -1;
        }
    }

    private static void list(int left, int face, int row, List<Integer> rows) {
        if (face == FACES - 1) {
            rows.add(row + (left << (3 * face)));
            return;
        }
        for (int n = 0; n <= left; n++) {
            list(left - n, face + 1, row + (n << (3 * face)), rows);
        }
    }

    private final int dice;

    /// For every row of every size: what it is worth to keep exactly these and throw the others, with the throws left.
    private final double[][] expected;

    /// @param dice how many dice can still be thrown or show B
    /// @param fixed symbols that no throw changes
    /// @param throwsLeft at least 1
    DicePlan(int dice, Symbols fixed, int throwsLeft, Shopping shopping) {
        this.dice = dice;
        Baskets baskets = shopping.baskets();
        double[] last = new double[ROWS[dice].length];
        for (int i = 0; i < last.length; i++) {
            last[i] = baskets.best(fixed.packed() + SHOWN[dice][i]);
        }
        double[][] values = averages(last);
        for (int left = 1; left < throwsLeft; left++) {
            values = averages(bestKept(values));
        }
        expected = values;
    }

    private double[][] averages(double[] full) {
        double[][] values = new double[dice + 1][];
        values[dice] = full;
        for (int size = dice - 1; size >= 0; size--) {
            double[] larger = values[size + 1];
            short[] more = MORE[size];
            double[] averages = new double[ROWS[size].length];
            for (int i = 0; i < averages.length; i++) {
                double sum = 0;
                for (int face = 0; face < FACES; face++) {
                    sum += larger[more[i * FACES + face]];
                }
                averages[i] = sum / FACES;
            }
            values[size] = averages;
        }
        return values;
    }

    /// The value of each full row before a throw, with the best choice of what to keep; B stays.
    private double[] bestKept(double[][] kept) {
        double[] smaller = kept[0].clone();
        for (int size = 1; size <= dice; size++) {
            double[] best = kept[size].clone();
            short[] less = LESS[size];
            for (int i = 0; i < best.length; i++) {
                for (int face = 0; face < BAD_LUCK; face++) {
                    int without = less[i * FACES + face];
                    if (without >= 0) {
                        best[i] = Math.max(best[i], smaller[without]);
                    }
                }
            }
            smaller = best;
        }
        return smaller;
    }

    /// The value of keeping these dice and throwing the others.
    double keeping(int row) {
        int size = 0;
        for (int counts = row; counts != 0; counts >>= 3) {
            size += counts & 7;
        }
        return expected[size][INDEX[row]];
    }

    /// The row of these dice of the table, bit 0 for the first.
    static int row(Table table, int dice) {
        int row = 0;
        for (int left = dice; left != 0; left &= left - 1) {
            row = add(row, table.face(Integer.numberOfTrailingZeros(left)));
        }
        return row;
    }

    static int add(int row, Symbol face) {
        return row + (1 << (3 * face.index()));
    }
}
