package tablee.lab;

/// Where a rate probably lies, at 95 %.
public record Interval(double low, double high) {

    private static final double Z = 1.959964;

    /// The score interval of Wilson: it stays between 0 and 1 and is honest for few games and for rates near the ends.
    ///
    /// @param wins may be a fraction, where wins are shared
    public static Interval wilson(double wins, double games) {
        if (games <= 0) {
            return new Interval(0, 1);
        }
        double rate = wins / games;
        double spread = Z * Z / games;
        double middle = rate + spread / 2;
        double half = Z * Math.sqrt(rate * (1 - rate) / games + spread / (4 * games));
        return new Interval(
                Math.max(0, (middle - half) / (1 + spread)),
                Math.min(1, (middle + half) / (1 + spread)));
    }

    /// From a mean and its standard error.
    public static Interval around(double mean, double error) {
        return new Interval(mean - Z * error, mean + Z * error);
    }
}
