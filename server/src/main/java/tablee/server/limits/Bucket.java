package tablee.server.limits;

/// Lets through so many a second, and a few more at once.
public final class Bucket {

    private final double rate;
    private final double burst;
    private double tokens;
    private long last;

    public Bucket(double rate, double burst, long nanos) {
        this.rate = rate;
        this.burst = burst;
        this.tokens = burst;
        this.last = nanos;
    }

    public synchronized boolean take(long nanos) {
        tokens = Math.min(burst, tokens + (nanos - last) * rate / 1e9);
        last = nanos;
        if (tokens < 1) {
            return false;
        }
        tokens -= 1;
        return true;
    }

    /// Whether nothing was taken for so long that it can be forgotten.
    public synchronized boolean isFull(long nanos) {
        return tokens + (nanos - last) * rate / 1e9 >= burst;
    }
}
