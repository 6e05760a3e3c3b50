package tablee.cli.server;

import java.io.IOException;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import tablee.engine.Hash;
import tablee.engine.Randomness;
import tablee.engine.Xoshiro;

/// One way to hurt a server, tried by several intruders at once until the time is up or it was tried often enough.
///
/// @param intruders how many at once
/// @param most tries in all
record Attack(String name, int intruders, long most, Try once) {

    /// One intruder's try, again and again; what it opens it closes.
    @FunctionalInterface
    interface Try {
        void run(AttackTarget field, Randomness random, AttackTally tally)
                throws IOException, InterruptedException;
    }

    /// Returns when the time is up; whoever is still at it then is called off.
    void run(AttackTarget field, long seed, long end, AttackTally tally) {
        var left = new AtomicLong(most);
        try (var all = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < intruders; i++) {
                var random = new Xoshiro(Hash.mix(Hash.mix(Hash.mix(Hash.START, seed), name), i));
                all.execute(
                        () -> {
                            while (System.nanoTime() < end && left.getAndDecrement() > 0) {
                                attempt(field, random, tally, end);
                            }
                        });
            }
            all.shutdown();
            if (!all.awaitTermination(end - System.nanoTime(), TimeUnit.NANOSECONDS)) {
                all.shutdownNow();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void attempt(AttackTarget field, Randomness random, AttackTally tally, long end) {
        try {
            once.run(field, random, tally);
        } catch (IOException _) {
            // The door stayed shut, which is an answer too, unless it was we who left.
            if (System.nanoTime() < end) {
                tally.cut.increment();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
