package tablee.lab.learn;

import java.util.ArrayList;
import java.util.List;
import tablee.bots.value.Features;
import tablee.engine.Seat;
import tablee.engine.View;

/// The numbers that the learnt evaluations of the bots look at, for every seat in the eyes of the one that looks. Less than a view holds, and what people
/// found to matter in it.
final class FeatureEncoding<V extends View> implements Encoding<V> {

    private final Features<V> features;
    private final int seats;
    private final List<String> names;

    FeatureEncoding(Features<V> features, int seats) {
        this.features = features;
        this.seats = seats;
        var all = new ArrayList<String>();
        for (int seat = 0; seat < seats; seat++) {
            for (String name : features.names()) {
                all.add(name + " +" + seat);
            }
        }
        names = List.copyOf(all);
    }

    @Override
    public List<String> names() {
        return names;
    }

    @Override
    public void write(V view, Seat seat, float[] row, int start) {
        double[][] all = features.all(view);
        int at = start;
        for (int i = 0; i < seats; i++) {
            for (double value : all[(seat.index() + i) % seats]) {
                row[at++] = (float) value;
            }
        }
    }
}
