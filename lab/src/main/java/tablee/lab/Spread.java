package tablee.lab;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Numbered pieces of work on several threads. Each thread takes the next few numbers and keeps a tally of its own, so that they never
/// wait for each other; as long as tallies can be added in any order, the sum does not depend on the number of threads.
///
/// @param batch pieces taken at once: few enough that all threads end together, enough that they never queue for the next
public record Spread(long pieces, int batch, int threads) {

    private static final long TICK_MILLIS = 100;

    /// What is done with one number.
    public interface Work<T> {
        void piece(T tally, long number);
    }

    /// Does all pieces and adds up what was counted.
    public <T extends Summed<T>> T sum(Pieces<T> work, LongConsumer progress)
            throws InterruptedException {
        T total = work.nothing();
        run(work::nothing, work::piece, progress).forEach(total::add);
        return total;
    }

    /// Does everything and returns the tally of each thread. `progress` hears now and then, in the calling thread, how many are done.
    /// The first failure ends the work and is thrown.
    public <T> List<T> run(Supplier<T> tally, Work<T> work, LongConsumer progress)
            throws InterruptedException {
        var taken = new AtomicLong();
        var done = new AtomicLong();
        var failure = new AtomicReference<@Nullable Throwable>(null);
        var workers = new ArrayList<Thread>();
        var tallies = new ArrayList<T>();
        for (int i = 0; i < threads; i++) {
            T own = tally.get();
            tallies.add(own);
            Runnable life =
                    () -> {
                        try {
                            take(taken, done, failure, own, work);
                        } catch (RuntimeException | Error e) {
                            failure.compareAndSet(null, e);
                        }
                    };
            workers.add(Thread.ofPlatform().name("lab-" + i).daemon().start(life));
        }
        try {
            join(workers, () -> progress.accept(done.get()));
        } finally {
            // Whoever waits may be interrupted: nobody goes on for nothing.
            taken.set(pieces);
        }
        Throwable thrown = failure.get();
        if (thrown != null) {
            throw new IllegalStateException(thrown.getMessage(), thrown);
        }
        return tallies;
    }

    private <T> void take(
            AtomicLong taken,
            AtomicLong done,
            AtomicReference<@Nullable Throwable> failure,
            T tally,
            Work<T> work) {
        while (failure.get() == null) {
            long first = taken.getAndAdd(batch);
            long last = Math.min(pieces, first + batch);
            if (first >= last) {
                return;
            }
            for (long number = first; number < last; number++) {
                work.piece(tally, number);
                done.incrementAndGet();
            }
        }
    }

    private static void join(List<Thread> workers, Runnable tick) throws InterruptedException {
        for (Thread worker : workers) {
            while (!worker.join(Duration.ofMillis(TICK_MILLIS))) {
                tick.run();
            }
        }
        tick.run();
    }
}
