package tablee.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Moves what was written from SQLite's write-ahead log to its place, once a second and beside the writer. Left to itself the writer does that, in the
/// middle of somebody's move: every thousand pages everybody would wait for two flushes of the disk.
final class Checkpoints implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Checkpoints.class);

    private final DataSource source;
    private final CountDownLatch closing = new CountDownLatch(1);
    private final Thread thread =
            Thread.ofPlatform().daemon().name("store-checkpoints").unstarted(this::run);

    Checkpoints(DataSource source) {
        this.source = source;
        thread.start();
    }

    private void run() {
        try {
            while (!closing.await(1, TimeUnit.SECONDS)) {
                attempt();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// Until it is done with, or something goes wrong: then a new connection a second later.
    private void attempt() throws InterruptedException {
        try (Connection connection = source.getConnection()) {
            do {
                // Passive: waits for nobody and nobody waits for it.
                Sql.query(connection, "PRAGMA wal_checkpoint(PASSIVE)", row -> row.getInt(1));
            } while (!closing.await(1, TimeUnit.SECONDS));
        } catch (SQLException | RuntimeException | Error e) {
            LOG.warn("a checkpoint failed: {}", e.toString());
        }
    }

    @Override
    public void close() {
        closing.countDown();
        try {
            thread.join(10_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
