package tablee.server.house;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Does something again and again, beside the work of the server and whatever happened the last time.
public final class Rounds implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Rounds.class);
    private static final long CLOSING_SECONDS = 5;

    private final String name;
    private final Runnable round;
    private final ScheduledExecutorService timer;

    public Rounds(String name, Runnable round) {
        this.name = name;
        this.round = round;
        this.timer =
                Executors.newSingleThreadScheduledExecutor(
                        Thread.ofPlatform().daemon().name(name).factory());
    }

    public void begin(Duration first, Duration pause) {
        var _ =
                timer.scheduleWithFixedDelay(
                        this::tried, first.toMillis(), pause.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void tried() {
        try {
            round.run();
        } catch (RuntimeException e) {
            LOG.warn("{}: trying again later: {}", name, e.toString());
        }
    }

    /// A round that has begun comes to its end, so that it does not find its store closed halfway; but nobody waits for a store that is away.
    @Override
    public void close() {
        timer.shutdown();
        try {
            if (!timer.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS)) {
                timer.shutdownNow();
            }
        } catch (InterruptedException _) {
            timer.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }
}
