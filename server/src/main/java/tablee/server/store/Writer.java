package tablee.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.engine.BadInput;

/// Writes with group commit: whatever waits goes into one transaction, so that a hundred moves cost one flush to disk. A promise
/// is kept only after the commit.
final class Writer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Writer.class);
    private static final int GROUP = 512;

    @FunctionalInterface
    interface Work<R> {
        R run(Connection connection) throws SQLException;
    }

    private sealed interface Job {
        void fail(Throwable cause);
    }

    private record Line(Append append, CompletableFuture<Boolean> written) implements Job {
        @Override
        public void fail(Throwable cause) {
            written.completeExceptionally(cause);
        }
    }

    private record Other<R>(Work<R> work, CompletableFuture<R> done) implements Job {
        Runnable run(Connection connection) throws SQLException {
            R result = work.run(connection);
            return () -> done.complete(result);
        }

        @Override
        public void fail(Throwable cause) {
            done.completeExceptionally(cause);
        }
    }

    private final LinkedBlockingQueue<Job> queue = new LinkedBlockingQueue<>();
    private final Supplier<Connection> connect;
    private final List<Thread> threads = new ArrayList<>();
    private volatile boolean closing;

    Writer(String name, int count, Supplier<Connection> connect) {
        this.connect = connect;
        for (int i = 0; i < count; i++) {
            threads.add(Thread.ofPlatform().name(name + "-" + i).start(this::run));
        }
    }

    CompletableFuture<Boolean> append(Append append) {
        var written = new CompletableFuture<Boolean>();
        submit(new Line(append, written));
        return written;
    }

    <R> CompletableFuture<R> submit(Work<R> work) {
        var done = new CompletableFuture<R>();
        submit(new Other<>(work, done));
        return done;
    }

    private void submit(Job job) {
        if (closing) {
            job.fail(new IllegalStateException("the store is closed"));
        } else {
            queue.add(job);
        }
    }

    int waiting() {
        return queue.size();
    }

    private void run() {
        @Nullable Appender appender = null;
        var group = new ArrayList<Job>(GROUP);
        while (!closing || !queue.isEmpty()) {
            group.clear();
            try {
                Job first = queue.poll(200, java.util.concurrent.TimeUnit.MILLISECONDS);
                if (first == null) {
                    continue;
                }
                group.add(first);
                queue.drainTo(group, GROUP - 1);
                if (appender == null) {
                    appender = new Appender(connect.get());
                }
                write(appender, group);
            } catch (InterruptedException e) {
                closing = true;
            } catch (BadInput refused) {
                group.forEach(job -> job.fail(refused));
                appender = closed(appender);
            } catch (SQLException | RuntimeException e) {
                LOG.error("writing {} jobs failed", group.size(), e);
                group.forEach(job -> job.fail(e));
                appender = closed(appender);
            }
        }
        var _ = closed(appender);
    }

    private static @Nullable Appender closed(@Nullable Appender appender) {
        if (appender != null) {
            appender.close();
        }
        return null;
    }

    private static void write(Appender appender, List<Job> group) throws SQLException {
        var lines = new ArrayList<Append>(group.size());
        for (Job job : group) {
            if (job instanceof Line(Append append, var _)) {
                lines.add(append);
            }
        }
        var promises = new ArrayList<Runnable>(group.size());
        boolean[] written = appender.write(lines);
        int line = 0;
        for (Job job : group) {
            switch (job) {
                case Line(var _, CompletableFuture<Boolean> promise) -> {
                    boolean mine = written[line++];
                    promises.add(() -> promise.complete(mine));
                }
                case Other<?> other -> promises.add(other.run(appender.connection()));
            }
        }
        appender.connection().commit();
        promises.forEach(Runnable::run);
    }

    @Override
    public void close() {
        closing = true;
        for (Thread thread : threads) {
            try {
                thread.join(10_000);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
