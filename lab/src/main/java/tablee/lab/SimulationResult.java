package tablee.lab;

import java.util.List;
import java.util.stream.LongStream;

/// What came out of a simulation.
///
/// @param winsBySeat games won; a shared win counts in equal parts
/// @param scoresBySeat average final score
/// @param fewestActions decisions of the shortest game
/// @param resultHash fingerprint of every game's course and outcome: equal for equal seeds, whatever the number of threads
/// @param seconds what it took, the only part that may differ between two runs
public record SimulationResult(
        long games,
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

    static SimulationResult of(Tally tally, long nanos) {
        double games = tally.games;
        return new SimulationResult(
                tally.games,
                tally.actions,
                tally.draws,
                tally.fewest,
                tally.most,
                LongStream.of(tally.shares)
                        .mapToObj(share -> (double) share / Tally.WHOLE)
                        .toList(),
                LongStream.of(tally.points).mapToObj(points -> points / games).toList(),
                tally.hash,
                nanos / 1e9);
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
