package tablee.server.live;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;

/// Counters, gauges and latency histograms in the text form that Prometheus reads. No label ever names a table or a person.
public final class Metrics {

    private static final double[] BOUNDS = {
        0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5
    };

    private static final class Histogram {
        private final LongAdder[] buckets = new LongAdder[BOUNDS.length + 1];
        private final LongAdder nanos = new LongAdder();

        Histogram() {
            for (int i = 0; i < buckets.length; i++) {
                buckets[i] = new LongAdder();
            }
        }

        void add(long duration) {
            int bucket = 0;
            while (bucket < BOUNDS.length && duration > BOUNDS[bucket] * 1e9) {
                bucket++;
            }
            buckets[bucket].increment();
            nanos.add(duration);
        }
    }

    private final Map<String, LongAdder> counters = new ConcurrentHashMap<>();
    private final Map<String, LongSupplier> gauges = new ConcurrentSkipListMap<>();
    private final Map<String, Histogram> histograms = new ConcurrentHashMap<>();

    /// Adds one to `tablee_NAME_total`.
    public void count(String name) {
        LongAdder known = counters.get(name);
        (known == null ? counters.computeIfAbsent(name, _ -> new LongAdder()) : known).increment();
    }

    public long counted(String name) {
        LongAdder counter = counters.get(name);
        return counter == null ? 0 : counter.sum();
    }

    public void gauge(String name, LongSupplier value) {
        gauges.put(name, value);
    }

    /// Adds a duration to `tablee_NAME_seconds`.
    public void time(String name, long nanos) {
        Histogram known = histograms.get(name);
        (known == null ? histograms.computeIfAbsent(name, _ -> new Histogram()) : known).add(nanos);
    }

    public String text() {
        var out = new StringBuilder();
        new TreeMap<>(counters)
                .forEach(
                        (name, value) ->
                                out.append("# TYPE tablee_")
                                        .append(name)
                                        .append("_total counter\ntablee_")
                                        .append(name)
                                        .append("_total ")
                                        .append(value.sum())
                                        .append('\n'));
        gauges.forEach(
                (name, value) ->
                        out.append("# TYPE tablee_")
                                .append(name)
                                .append(" gauge\ntablee_")
                                .append(name)
                                .append(' ')
                                .append(value.getAsLong())
                                .append('\n'));
        new TreeMap<>(histograms)
                .forEach((name, histogram) -> text("tablee_" + name + "_seconds", histogram, out));
        return out.toString();
    }

    private static void text(String name, Histogram histogram, StringBuilder out) {
        out.append("# TYPE ").append(name).append(" histogram\n");
        long sum = 0;
        for (int i = 0; i < histogram.buckets.length; i++) {
            sum += histogram.buckets[i].sum();
            String bound = i == BOUNDS.length ? "+Inf" : Double.toString(BOUNDS[i]);
            out.append(name)
                    .append("_bucket{le=\"")
                    .append(bound)
                    .append("\"} ")
                    .append(sum)
                    .append('\n');
        }
        out.append(name)
                .append("_sum ")
                .append(String.format(Locale.ROOT, "%.6f", histogram.nanos.sum() / 1e9))
                .append('\n');
        out.append(name).append("_count ").append(sum).append('\n');
    }
}
