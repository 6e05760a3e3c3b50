package tablee.cli.server;

import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.LongAdder;

/// Durations in steps of 50 µs up to a minute: exact enough, and it never grows.
final class Recorder {

    private static final int STEP_NANOS = 50_000;
    private static final int STEPS = 1_200_000;

    private final AtomicLongArray counts = new AtomicLongArray(STEPS + 1);
    private final LongAdder all = new LongAdder();

    void add(long nanos) {
        counts.incrementAndGet((int) Math.min(STEPS, nanos / STEP_NANOS));
        all.increment();
    }

    long count() {
        return all.sum();
    }

    void clear() {
        for (int i = 0; i <= STEPS; i++) {
            counts.set(i, 0);
        }
        all.reset();
    }

    /// Milliseconds below which this share of the durations lies.
    double quantile(double share) {
        long wanted = (long) Math.ceil(share * count());
        long seen = 0;
        for (int i = 0; i <= STEPS; i++) {
            seen += counts.get(i);
            if (seen >= wanted && seen > 0) {
                return (i + 1.0) * STEP_NANOS / 1e6;
            }
        }
        return 0;
    }
}
