package tablee.bots;

/// Won games out of played ones, with what luck leaves open.
public final class Tally {

    private double won;
    private int played;

    public void add(double share) {
        won += share;
        played++;
    }

    int played() {
        return played;
    }

    public double rate() {
        return won / played;
    }

    /// Wilson's interval of 95 %.
    double low() {
        return centre() - half();
    }

    double high() {
        return centre() + half();
    }

    private static final double Z = 1.96;

    private double centre() {
        return (rate() + Z * Z / (2 * played)) / (1 + Z * Z / played);
    }

    private double half() {
        double rate = rate();
        return Z
                * Math.sqrt(rate * (1 - rate) / played + Z * Z / (4.0 * played * played))
                / (1 + Z * Z / played);
    }

    @Override
    public String toString() {
        return "%5.1f %% (%.1f to %.1f) of %d"
                .formatted(100 * rate(), 100 * low(), 100 * high(), played);
    }
}
