package tablee.lab;

import java.util.List;
import java.util.stream.LongStream;

/// What came out of a simulation.
///
/// @param unfinished games that were stopped before their end; they count in nothing but lengths
/// @param winsBySeat games won; a shared win counts in equal parts
/// @param scoresBySeat average final score
/// @param fewestActions decisions of the shortest game
/// @param resultHash fingerprint of every game's course and outcome: equal for equal seeds, whatever the number of threads
/// @param seconds what it took, the only part that may differ between two runs
public record SimulationResult(
        long games,
        long unfinished,
        long actions,
        long draws,
        int fewestActions,
        int mostActions,
        List<Double> winsBySeat,
        List<Double> scoresBySeat,
        long resultHash,
        double seconds) {

    public SimulationResult {
        winsBySeat = List.copyOf(winsBySeat);
        scoresBySeat = List.copyOf(scoresBySeat);
    }

    /// What was counted in so many nanoseconds.
    public static SimulationResult of(Tally tally, long nanos) {
        double finished = Math.max(1, tally.games - tally.unfinished);
        return new SimulationResult(
                tally.games,
                tally.unfinished,
                tally.actions,
                tally.draws,
                tally.fewest,
                tally.most,
                LongStream.of(tally.shares)
                        .mapToObj(share -> (double) share / Tally.WHOLE)
                        .toList(),
                LongStream.of(tally.points).mapToObj(points -> points / finished).toList(),
                tally.hash,
                nanos / 1e9);
    }

    /// Games played to their end.
    public long finished() {
        return games - unfinished;
    }

    public double averageActions() {
        return (double) actions / games;
    }

    public double actionsPerSecond() {
        return actions / seconds;
    }

    public double gamesPerSecond() {
        return games / seconds;
    }
}
