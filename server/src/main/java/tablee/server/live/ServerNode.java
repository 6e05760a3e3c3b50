package tablee.server.live;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.server.store.Store;
import tablee.table.fair.Entropy;

/// What every table at work here needs of this node: store, bus, clock, threads, a timer, numbers that nobody guesses, bots and notices.
final class ServerNode implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(ServerNode.class);
    private static final int CLOSING_SECONDS = 5;

    private final Store store;
    private final Bus bus;
    private final NodeNews news;
    private final Thinkers thinkers;
    private final Metrics metrics;
    private final LongSupplier clock;
    private volatile Notices notices = Notices.NONE;
    private final SecureRandom random = new SecureRandom();
    private final Entropy entropy = new SystemEntropy();
    private final List<ExecutorService> threads = new ArrayList<>();
    private final ExecutorService blocking = Executors.newVirtualThreadPerTaskExecutor();

    /// What is to come later than the end does not come.
    private final ScheduledExecutorService timer =
            new ScheduledThreadPoolExecutor(
                    1,
                    Thread.ofPlatform().daemon().name("table-timer").factory(),
                    new ThreadPoolExecutor.DiscardPolicy());

    ServerNode(
            Store store,
            Bus bus,
            Robots robots,
            BotRoom room,
            Metrics metrics,
            LongSupplier clock,
            NodeNews.Hearing hearing) {
        this.store = store;
        this.bus = bus;
        this.news = new NodeNews(bus, newId(), hearing);
        this.thinkers = new Thinkers(this, robots, room);
        this.metrics = metrics;
        this.clock = clock;
        int stripes = Math.max(2, Runtime.getRuntime().availableProcessors());
        for (int i = 0; i < stripes; i++) {
            threads.add(newThread(i));
        }
    }

    /// What comes in after closing has begun (a connection's last breath) is let go: it was not acknowledged.
    private static ExecutorService newThread(int number) {
        return new ThreadPoolExecutor(
                1,
                1,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().name("tables-" + number).factory(),
                new ThreadPoolExecutor.DiscardPolicy());
    }

    Store store() {
        return store;
    }

    Bus bus() {
        return bus;
    }

    NodeNews news() {
        return news;
    }

    Thinkers thinkers() {
        return thinkers;
    }

    Metrics metrics() {
        return metrics;
    }

    Entropy entropy() {
        return entropy;
    }

    Notices notices() {
        return notices;
    }

    void tell(Notices to) {
        notices = to;
    }

    long now() {
        return clock.getAsLong();
    }

    /// 128 bits that nobody guesses.
    String newId() {
        byte[] bytes = new byte[16];
        random.nextBytes(bytes);
        // Never a hyphen first: on a command line that would be an option.
        bytes[0] &= 0x7F;
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    // ---- threads

    /// The thread of a table, which is always the same.
    Executor thread(String table) {
        return threads.get(Math.floorMod(table.hashCode(), threads.size()));
    }

    List<Executor> threads() {
        return List.copyOf(threads);
    }

    /// On a thread that may wait.
    void blocking(Runnable work) {
        blocking.execute(work);
    }

    void later(Runnable work, long millis) {
        var _ = timer.schedule(work, millis, TimeUnit.MILLISECONDS);
    }

    /// Again and again, whatever happened before: a timer drops what fails once.
    void every(long millis, String what, Runnable work) {
        var _ =
                timer.scheduleWithFixedDelay(
                        () -> {
                            try {
                                work.run();
                            } catch (RuntimeException | Error e) {
                                LOG.error("{}: trying again", what, e);
                            }
                        },
                        millis,
                        millis,
                        TimeUnit.MILLISECONDS);
    }

    /// Finishes what was begun; what waits in mailboxes is not lost but simply not done, and was not acknowledged.
    @Override
    public void close() {
        timer.shutdownNow();
        finish(blocking);
        threads.forEach(ServerNode::finish);
    }

    /// Waits for what is under way, but not for a store that is away: what waits for that was not acknowledged.
    private static void finish(ExecutorService work) {
        work.shutdown();
        try {
            if (!work.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS)) {
                work.shutdownNow();
            }
        } catch (InterruptedException _) {
            work.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }
}
