package tablee.lab;

import java.util.function.LongConsumer;
import tablee.engine.Streams;

/// Many games of one kind, spread over threads. Game `n` is played with `new Streams(seed).game(n)` by whichever thread gets to it,
/// so that the result is the same for any number of threads. Memory does not grow with the number of games.
///
/// @param seats seats at each table
public record Simulation(GameRunner play, int seats, long seed, long games, int threads) {

    private static final int BATCH = 16;

    public Simulation {
        if (games < 1 || threads < 1) {
            throw new IllegalArgumentException(games + " games on " + threads + " threads");
        }
    }

    public SimulationResult run() throws InterruptedException {
        return run(done -> {});
    }

    /// Plays all games. `progress` hears now and then, in the calling thread, how many are done.
    public SimulationResult run(LongConsumer progress) throws InterruptedException {
        long start = System.nanoTime();
        var streams = new Streams(seed);
        var tallies =
                new Spread(games, BATCH, threads)
                        .run(
                                () -> new Tally(seats),
                                (tally, number) -> tally.add(number, played(streams, number)),
                                progress);
        var total = new Tally(seats);
        tallies.forEach(total::add);
        return SimulationResult.of(total, System.nanoTime() - start);
    }

    /// A broken rule is found again by the seed and the number of the game.
    private Played played(Streams streams, long number) {
        try {
            return play.play(streams.game(number));
        } catch (RuntimeException | Error e) {
            throw new IllegalStateException("game " + number + " of seed " + seed + ": " + e, e);
        }
    }
}
