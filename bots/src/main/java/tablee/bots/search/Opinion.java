package tablee.bots.search;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// What a search thinks of a decision.
///
/// @param best what it would do
/// @param judged every legal action in the order of the legal list; those it never tried have `tried` 0
/// @param iterations how many games it imagined
public record Opinion<A>(A best, List<Judged<A>> judged, int iterations) {

    /// A part of the longest record that says something.
    private static final int ENOUGH = 8;

    public Opinion {
        judged = List.copyOf(judged);
    }

    /// One action and how the imagined games went after it.
    ///
    /// @param chance the share of imagined games won after it, between 0 and 1
    public record Judged<A>(A action, double chance, int tried) {}

    /// What came closest to the best among those that were tried often enough to tell; what was tried most, if none was.
    public Optional<A> nextBest() {
        int most = judged.stream().mapToInt(Judged::tried).max().orElse(0);
        return judged.stream()
                .filter(one -> !one.action().equals(best) && one.tried() > 0)
                .max(
                        Comparator.<Judged<A>>comparingInt(
                                        one -> Math.min(one.tried(), most / ENOUGH))
                                .thenComparingDouble(Judged::chance))
                .map(Judged::action);
    }

    /// One opinion out of several about the same legal list: of searches that thought side by side, each over worlds of its own.
    public static <A> Opinion<A> merged(List<Opinion<A>> opinions) {
        return Merged.of(opinions);
    }
}
