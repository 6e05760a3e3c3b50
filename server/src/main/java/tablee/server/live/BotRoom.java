package tablee.server.live;

import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.bots.Budget;
import tablee.lab.Deadline;

/// Where bots think: on threads of their own, never on those that serve people. Two lanes, so that a search does not make quick
/// players wait; in each lane tables take turns, because a table has at most one thought per seat in the queue and gets back in line
/// after each move. A thought that overruns its limit is given up: its table plays the quick answer, and the thread is
/// replaced.
public final class BotRoom implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(BotRoom.class);

    /// What a thought may take beyond its budget before it is given up.
    private static final long GRACE_MILLIS = 500;

    /// One decision to make.
    ///
    /// @param think called on a bot's thread; gives the notation of the answer
    /// @param quick the answer when thinking fails or takes too long
    public record Thought<A>(
            boolean deep,
            long delayMillis,
            Function<Budget, A> think,
            Supplier<A> quick,
            Consumer<A> answer) {}

    private final class Lane {
        private final String name;
        private final LinkedBlockingQueue<Thought<?>> queue = new LinkedBlockingQueue<>();
        private final AtomicInteger made = new AtomicInteger();

        Lane(String name, int threads) {
            this.name = name;
            for (int i = 0; i < threads; i++) {
                begin();
            }
        }

        private void begin() {
            Thread.ofPlatform()
                    .daemon()
                    .name("bot-" + name + "-" + made.incrementAndGet())
                    .start(this::work);
        }

        private void work() {
            try {
                while (!closed && think(queue.take(), this)) {
                    Thread.onSpinWait();
                }
            } catch (InterruptedException e) {
                LOG.debug("{} stops", Thread.currentThread().getName());
            }
        }
    }

    private final ScheduledExecutorService timer;
    private final Metrics metrics;
    private final long budgetMillis;
    private final Lane quick;
    private final Lane deep;
    private volatile boolean closed;

    public BotRoom(int deepThreads, long budgetMillis, Metrics metrics) {
        this.metrics = metrics;
        this.budgetMillis = budgetMillis;
        var scheduler =
                new ScheduledThreadPoolExecutor(
                        1, Thread.ofPlatform().daemon().name("bot-timer").factory());
        scheduler.setRemoveOnCancelPolicy(true);
        this.timer = scheduler;
        this.quick = new Lane("quick", 1);
        this.deep = new Lane("deep", deepThreads);
        metrics.gauge("bots_waiting", () -> quick.queue.size() + deep.queue.size());
    }

    public void submit(Thought<?> thought) {
        Lane lane = thought.deep() ? deep : quick;
        if (thought.delayMillis() <= 0) {
            lane.queue.add(thought);
        } else if (!closed) {
            var _ =
                    timer.schedule(
                            () -> lane.queue.add(thought),
                            thought.delayMillis(),
                            TimeUnit.MILLISECONDS);
        }
    }

    /// False when this thread was given up meanwhile and another one works in its place.
    private <A> boolean think(Thought<A> thought, Lane lane) {
        long begun = System.nanoTime();
        var decided = new AtomicBoolean();
        Thread thinker = Thread.currentThread();
        ScheduledFuture<?> watch =
                timer.schedule(
                        () -> {
                            if (decided.compareAndSet(false, true)) {
                                metrics.count("bot_overruns");
                                LOG.warn(
                                        "{} overran its limit; the quick answer is played",
                                        thinker.getName());
                                lane.begin();
                                thinker.interrupt();
                                thought.answer().accept(thought.quick().get());
                            }
                        },
                        budgetMillis + GRACE_MILLIS,
                        TimeUnit.MILLISECONDS);
        A chosen;
        try {
            chosen = thought.think().apply(Deadline.millis(budgetMillis));
        } catch (RuntimeException e) {
            if (decided.get()) {
                return false;
            }
            LOG.error("a bot failed; the quick answer is played", e);
            metrics.count("bot_failures");
            chosen = thought.quick().get();
        }
        boolean mine = decided.compareAndSet(false, true);
        watch.cancel(false);
        if (mine) {
            metrics.time("bot_thought", System.nanoTime() - begun);
            thought.answer().accept(chosen);
        }
        return mine;
    }

    /// How long a search may take.
    public long budgetMillis() {
        return budgetMillis;
    }

    public List<Integer> waiting() {
        return List.of(quick.queue.size(), deep.queue.size());
    }

    @Override
    public void close() {
        closed = true;
        timer.shutdownNow();
    }
}
