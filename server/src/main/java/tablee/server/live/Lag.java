package tablee.server.live;

import tablee.table.Clock;

/// How long the way is to somebody and back, as the server's own pings measure it: what they say about it counts for nothing. Given back to
/// their clock in steps, so that a reserve that everybody reads says little about where somebody sits.
public final class Lag {

    private static final long STEP = 250;
    private static final long MILLION = 1_000_000;

    /// The newest way has so much weight: one late answer is no slow line.
    private static final int WEIGHT = 4;

    private long pinged;
    private boolean waiting;
    private long mean = -1;

    /// A ping goes out. While one is not answered, the way is counted from that one.
    public synchronized void pinged(long nanos) {
        if (!waiting) {
            waiting = true;
            pinged = nanos;
        }
    }

    /// An answer comes in; one that nobody asked for says nothing.
    public synchronized void answered(long nanos) {
        if (waiting) {
            waiting = false;
            long way = nanos - pinged;
            mean = mean < 0 ? way : mean + (way - mean) / WEIGHT;
        }
    }

    /// What their clock gets back for one decision.
    public synchronized long millis() {
        long way = Math.clamp(mean / MILLION, 0, Clock.MOST_CARRIED);
        return way - way % STEP;
    }
}
