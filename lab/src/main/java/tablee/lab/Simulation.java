package tablee.lab;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import tablee.engine.Playout;
import tablee.engine.Streams;

/// Many games of one kind, spread over threads. Game `n` is played with `new Streams(seed).game(n)` by whichever thread gets to it,
/// so that the result is the same for any number of threads. Memory does not grow with the number of games.
///
/// @param seats seats at each table
public record Simulation(Play play, int seats, long seed, long games, int threads) {

    /// Games taken at once: few enough that all threads end together, enough that they never queue for the next.
    private static final int BATCH = 16;

    private static final long TICK_MILLIS = 100;

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
        var taken = new AtomicLong();
        var done = new AtomicLong();
        var failure = new AtomicReference<@Nullable Throwable>(null);
        var workers = new ArrayList<Thread>();
        var tallies = new ArrayList<Tally>();
        for (int i = 0; i < threads; i++) {
            var tally = new Tally(seats);
            tallies.add(tally);
            workers.add(
                    Thread.ofPlatform()
                            .name("simulation-" + i)
                            .daemon()
                            .start(
                                    () -> {
                                        try {
                                            work(taken, done, failure, tally);
                                        } catch (RuntimeException | Error e) {
                                            failure.compareAndSet(null, e);
                                        }
                                    }));
        }
        try {
            join(workers, () -> progress.accept(done.get()));
        } finally {
            // Whoever waits may be interrupted: nobody goes on for nothing.
            taken.set(games);
        }
        Throwable thrown = failure.get();
        if (thrown != null) {
            throw new IllegalStateException(thrown.getMessage(), thrown);
        }
        var total = new Tally(seats);
        tallies.forEach(total::add);
        return SimulationResult.of(total, System.nanoTime() - start);
    }

    private static void join(List<Thread> workers, Runnable tick) throws InterruptedException {
        for (Thread worker : workers) {
            while (!worker.join(Duration.ofMillis(TICK_MILLIS))) {
                tick.run();
            }
        }
        tick.run();
    }

    private void work(
            AtomicLong taken,
            AtomicLong done,
            AtomicReference<@Nullable Throwable> failure,
            Tally tally) {
        var streams = new Streams(seed);
        while (failure.get() == null) {
            long first = taken.getAndAdd(BATCH);
            long last = Math.min(games, first + BATCH);
            if (first >= last) {
                return;
            }
            for (long number = first; number < last; number++) {
                tally.add(number, played(streams, number));
            }
            done.addAndGet(last - first);
        }
    }

    /// A broken rule is found again by the seed and the number of the game.
    private Playout played(Streams streams, long number) {
        try {
            return play.play(streams.game(number));
        } catch (RuntimeException | Error e) {
            throw new IllegalStateException("game " + number + " of seed " + seed + ": " + e, e);
        }
    }
}
