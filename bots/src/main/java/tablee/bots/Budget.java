package tablee.bots;

/// How long a bot may think. Bots have no clock: whoever runs them brings one that counts milliseconds, or none at all, and
/// then the same seed gives the same choice on any machine.
@FunctionalInterface
public interface Budget {

    /// Whether one more iteration may start after this many.
    boolean allows(int iterations);

    static Budget iterations(int most) {
        return iterations -> iterations < most;
    }
}
