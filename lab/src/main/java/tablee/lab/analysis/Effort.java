package tablee.lab.analysis;

/// How much thought goes into an analysis.
///
/// @param worlds imagined for each chance, and for the comparison of two actions
/// @param iterations of the search for a better action at each decision
public record Effort(int worlds, int iterations, int threads) {

    /// Some seconds for a game, on one thread.
    public static Effort quick() {
        return new Effort(24, 60, 1);
    }
}
