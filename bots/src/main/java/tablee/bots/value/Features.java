package tablee.bots.value;

import java.util.List;
import tablee.engine.Seat;
import tablee.engine.View;

/// What tells a good position from a bad one: some numbers for each seat, as somebody sees them. They may count only what the viewer
/// can know; what is hidden gets a number that says so.
///
/// All should be of the order of one, so that none drowns the others while weights are learnt.
public interface Features<V extends View> {

    /// One name for each number, in order; the same in the file of weights.
    List<String> names();

    /// How this seat stands in the eyes of the viewer.
    double[] of(V view, Seat seat);

    /// How many seats there are.
    int seats(V view);

    /// How all seats stand; for games that can do it quicker than one by one.
    default double[][] all(V view) {
        double[][] rows = new double[seats(view)][];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = of(view, Seat.of(i));
        }
        return rows;
    }
}
