package tablee.engine;

import java.util.Arrays;
import java.util.List;

/// What a [Chance] gave: one value for each die, card or choice.
public final class Drawn {

    private final int[] values;

    private Drawn(int[] values) {
        this.values = values;
    }

    public static Drawn of(int... values) {
        return new Drawn(values.clone());
    }

    public static Drawn of(List<Integer> values) {
        return new Drawn(values.stream().mapToInt(Integer::intValue).toArray());
    }

    /// Takes the array as its own: only for the sources of this package, which let go of it.
    static Drawn owning(int[] values) {
        return new Drawn(values);
    }

    public int size() {
        return values.length;
    }

    public int get(int index) {
        return values[index];
    }

    public int[] toArray() {
        return values.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Drawn drawn && Arrays.equals(values, drawn.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return Arrays.toString(values);
    }
}
