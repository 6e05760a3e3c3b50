package tablee.server.live;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;

/// Counters, gauges and latency histograms in the text form that Prometheus reads, with those of the JVM. No label ever names a table or a
/// person. What is counted is described in [Figures].
public final class Metrics {

    private static final class Histogram {
        private final List<Double> bounds;
        private final LongAdder[] buckets;
        private final LongAdder nanos = new LongAdder();

        Histogram(List<Double> bounds) {
            this.bounds = bounds;
            this.buckets = new LongAdder[bounds.size() + 1];
            for (int i = 0; i < buckets.length; i++) {
                buckets[i] = new LongAdder();
            }
        }

        void add(long duration) {
            int bucket = 0;
            while (bucket < bounds.size() && duration > bounds.get(bucket) * 1e9) {
                bucket++;
            }
            buckets[bucket].increment();
            nanos.add(duration);
        }

        void write(String name, Exposition out) {
            long sum = 0;
            for (int i = 0; i < buckets.length; i++) {
                sum += buckets[i].sum();
                String bound = i == bounds.size() ? "+Inf" : Exposition.number(bounds.get(i));
                out.value(name + "_bucket{le=\"" + bound + "\"}", sum);
            }
            out.value(name + "_sum", nanos.sum() / 1e9);
            out.value(name + "_count", sum);
        }
    }

    private final Map<String, LongAdder> counters = new ConcurrentHashMap<>();
    private final Map<String, LongSupplier> gauges = new ConcurrentSkipListMap<>();
    private final Map<String, Histogram> histograms = new ConcurrentHashMap<>();

    public Metrics() {
        Figures.COUNTERS.keySet().forEach(name -> counters.put(name, new LongAdder()));
        Figures.TIMED.forEach(timed -> histograms.put(timed.name(), new Histogram(timed.bounds())));
    }

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
        (known == null ? histograms.computeIfAbsent(name, _ -> new Histogram(List.of())) : known)
                .add(nanos);
    }

    public String text() {
        var out = new Exposition();
        new TreeMap<>(counters)
                .forEach(
                        (name, value) -> {
                            String title = "tablee_" + name + "_total";
                            out.about(title, "counter", Figures.COUNTERS.getOrDefault(name, ""));
                            out.value(title, value.sum());
                        });
        gauges.forEach(
                (name, value) -> {
                    String title = "tablee_" + name;
                    out.about(title, "gauge", Figures.GAUGES.getOrDefault(name, ""));
                    out.value(title, value.getAsLong());
                });
        for (Figures.Timed timed : Figures.TIMED) {
            String title = "tablee_" + timed.name() + "_seconds";
            out.about(title, "histogram", timed.help());
            Histogram histogram = histograms.get(timed.name());
            if (histogram != null) {
                histogram.write(title, out);
            }
        }
        JvmFigures.write(out);
        return out.toString();
    }
}
