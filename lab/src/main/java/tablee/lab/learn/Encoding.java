package tablee.lab.learn;

import java.util.List;
import tablee.engine.Seat;
import tablee.engine.View;

/// A view as a row of numbers, always as long and always in the same order. Seats are counted from the one that looks: `+0` is itself.
public interface Encoding<V extends View> {

    /// What each number is, in order.
    List<String> names();

    default int size() {
        return names().size();
    }

    /// Writes the row from `at` on.
    void write(V view, Seat seat, float[] row, int at);
}
