package tablee.lab;

import java.util.function.LongConsumer;
import tablee.engine.Streams;

/// Many games of one kind, spread over threads. Game `n` is played with `new Streams(seed).game(n)` by whichever thread gets to it,
/// so that the result is the same for any number of threads. Memory does not grow with the number of games.
///
/// @param seats seats at each table
public record Simulation(GameRunner play, int seats, long seed, long games, int threads)
        implements Pieces<Tally> {

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
        Tally total = new Spread(games, BATCH, threads).sum(this, progress);
        return SimulationResult.of(total, System.nanoTime() - start);
    }

    /// The same result without a thread: for where there are none.
    public SimulationResult alone() {
        long start = System.nanoTime();
        return SimulationResult.of(range(0, games), System.nanoTime() - start);
    }

    @Override
    public long pieces() {
        return games;
    }

    @Override
    public Tally nothing() {
        return new Tally(seats);
    }

    /// A broken rule is found again by the seed and the number of the game.
    @Override
    public void piece(Tally tally, long number) {
        tally.add(number, played(new Streams(seed), number));
    }

    private Played played(Streams streams, long number) {
        try {
            return play.play(streams.game(number));
        } catch (RuntimeException | Error e) {
            throw new IllegalStateException("game " + number + " of seed " + seed + ": " + e, e);
        }
    }
}
