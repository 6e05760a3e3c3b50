package tablee.bots.value;

/// The exponential function by products alone: `Math.exp` may differ in its last bit from machine to machine, and a choice with it.
public final class Exponential {

    /// Where a chance is as good as none.
    private static final double FAR = 40;

    private static final int HALVINGS = 10;

    private Exponential() {}

    /// e to the power of `x`, exact to about 12 digits: the series near zero, then squared as often as `x` was halved.
    public static double of(double x) {
        double limited = Math.max(-FAR, Math.min(FAR, x));
        double small = limited / (1 << HALVINGS);
        double power =
                1 + small * (1 + small / 2 * (1 + small / 3 * (1 + small / 4 * (1 + small / 5))));
        for (int i = 0; i < HALVINGS; i++) {
            power *= power;
        }
        return power;
    }
}
