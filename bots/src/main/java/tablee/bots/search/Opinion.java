package tablee.bots.search;

import java.util.List;

/// What a search thinks of a decision.
///
/// @param best what it would do
/// @param judged every legal action in the order of the legal list; those it never tried have `tried` 0
/// @param iterations how many games it imagined
public record Opinion<A>(A best, List<Judged<A>> judged, int iterations) {

    public Opinion {
        judged = List.copyOf(judged);
    }

    /// One action and how the imagined games went after it.
    ///
    /// @param chance the share of imagined games won after it, between 0 and 1
    public record Judged<A>(A action, double chance, int tried) {}

    /// One opinion out of several about the same legal list: of searches that thought side by side, each over worlds of its own.
    public static <A> Opinion<A> merged(List<Opinion<A>> opinions) {
        return Merged.of(opinions);
    }
}
