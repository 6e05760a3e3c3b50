package tablee.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteException;
import tablee.engine.BadInput;
import tablee.server.watch.Pulse;

/// Writes with group commit: whatever waits goes into one transaction, so that a hundred moves cost one flush to disk. A promise
/// is kept only after the commit. What is wrong with one job fails that job alone.
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
    private final List<Pulse> pulses = new ArrayList<>();
    private volatile boolean closing;

    Writer(String name, int count, Supplier<Connection> connect) {
        this.connect = connect;
        for (int i = 0; i < count; i++) {
            var pulse = new Pulse(name + "-" + i);
            pulses.add(pulse);
            threads.add(Thread.ofPlatform().name(pulse.name()).unstarted(new Desk(pulse)));
        }
        threads.forEach(Thread::start);
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
            job.fail(new StoreException("the store is closed"));
        } else {
            queue.add(job);
        }
    }

    int waiting() {
        return queue.size();
    }

    /// What each of its threads tells of itself.
    List<Pulse> pulses() {
        return List.copyOf(pulses);
    }

    /// One thread with its connection. Nothing ends it but the end of the writer: whoever waits for a job that nobody does waits for ever.
    private final class Desk implements Runnable {

        private final Pulse pulse;
        private @Nullable Appender appender;

        Desk(Pulse pulse) {
            this.pulse = pulse;
        }

        @Override
        public void run() {
            var group = new ArrayList<Job>(GROUP);
            while (!closing || !queue.isEmpty()) {
                group.clear();
                try {
                    Job first = queue.poll(200, TimeUnit.MILLISECONDS);
                    if (first == null) {
                        continue;
                    }
                    group.add(first);
                    queue.drainTo(group, GROUP - 1);
                } catch (InterruptedException _) {
                    closing = true;
                    continue;
                }
                write(group);
            }
            boolean _ = drop();
        }

        /// All in one transaction. If that fails because of what is written, each in its own.
        private void write(List<Job> group) {
            pulse.begin();
            try {
                Appender ready = appender == null ? new Appender(connect.get()) : appender;
                appender = ready;
                commit(ready, group);
            } catch (SQLException | RuntimeException | Error e) {
                boolean certain = drop();
                if (group.size() > 1 && isAboutContents(e)) {
                    group.forEach(job -> write(List.of(job)));
                } else {
                    fail(group, e, certain);
                }
            } finally {
                pulse.end();
            }
        }

        /// Gives the connection up; whether it is certain that nothing of the last group was written.
        private boolean drop() {
            boolean certain = appender == null || appender.giveUp();
            appender = null;
            return certain;
        }
    }

    private static void fail(List<Job> group, Throwable failure, boolean certain) {
        if (failure instanceof BadInput refused) {
            group.forEach(job -> job.fail(refused));
            return;
        }
        LOG.error("writing {} jobs failed", group.size(), failure);
        var trouble = new StoreException(failure, certain);
        group.forEach(job -> job.fail(trouble));
    }

    /// Whether the database is well and only did not like what it was given: an error of data or of a constraint, or one of ours.
    private static boolean isAboutContents(Throwable failure) {
        return switch (failure) {
            case SQLiteException sqlite ->
                    switch (sqlite.getResultCode().code & 0xff) {
                        case 18, 19, 20, 25 -> true; // too big, constraint, mismatch, range
                        default -> false;
                    };
            case SQLException sql ->
                    sql.getSQLState() != null
                            && (sql.getSQLState().startsWith("22")
                                    || sql.getSQLState().startsWith("23"));
            case StoreException _ -> false;
            default -> true;
        };
    }

    private static void commit(Appender appender, List<Job> group) throws SQLException {
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
