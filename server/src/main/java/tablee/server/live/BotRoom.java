package tablee.server.live;

import java.util.List;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.bots.Budget;
import tablee.lab.Deadline;

/// Where bots think: on threads of their own, never on those that serve people. Two lanes, so that a search does not make quick
/// players wait; who is next in a lane says [BotQueue]. When many people wait, each thought gets a smaller share of its time, so that all of
/// them are answered in the time of one. A thought that overruns its limit is given up: its table plays the quick answer, and the thread
/// is replaced.
public final class BotRoom implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(BotRoom.class);

    /// What a thought may take beyond its budget before it is given up.
    private static final long GRACE_MILLIS = 500;

    private static final long PASS_MILLIS = 500;

    /// However many wait, a thought gets this part of its time.
    private static final int SMALLEST_SHARE = 16;

    /// How urgent a thought is.
    public enum Rank {
        /// A move at a table that somebody watches.
        MOVE,
        /// What a person asks for.
        HINT,
        /// A move at a table that nobody watches.
        LEISURE
    }

    /// One decision to make.
    ///
    /// @param person on whose account it is: the host of the table, or whoever asks for a hint
    /// @param patience how many times the budget of a search it may take; 0 for a quick player, which has a lane of its own
    /// @param think called on a bot's thread; gives the notation of the answer
    /// @param quick the answer when thinking fails or takes too long
    public record Thought<A>(
            Rank rank,
            String person,
            String table,
            int patience,
            long delayMillis,
            Function<Budget, A> think,
            Supplier<A> quick,
            Consumer<A> answer) {}

    private final class Lane {
        private final String name;
        private final BotQueue queue = new BotQueue();
        private final AtomicInteger made = new AtomicInteger();
        private volatile int people;

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

        synchronized void add(Thought<?> thought) {
            queue.add(thought);
            people = queue.people();
            notifyAll();
        }

        synchronized boolean remove(Thought<?> thought) {
            boolean waited = queue.remove(thought);
            people = queue.people();
            return waited;
        }

        synchronized int size() {
            return queue.size();
        }

        private synchronized Thought<?> take() throws InterruptedException {
            while (true) {
                var next = queue.poll();
                if (next.isPresent()) {
                    people = queue.people();
                    return next.get();
                }
                wait();
            }
        }

        private void work() {
            try {
                while (!closed && think(take(), this)) {
                    Thread.onSpinWait();
                }
            } catch (InterruptedException e) {
                LOG.debug("{} stops", Thread.currentThread().getName());
            }
        }
    }

    /// A thought at work: whether it was answered, by itself or by another, or is not wanted any more.
    private static final class Work {
        private final AtomicBoolean decided = new AtomicBoolean();
    }

    private final ScheduledExecutorService timer;
    private final Metrics metrics;
    private final long budgetMillis;
    private final Lane quick;
    private final Lane deep;
    private final java.util.Map<Thought<?>, Work> working =
            java.util.Collections.synchronizedMap(new java.util.IdentityHashMap<>());
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
        metrics.gauge("bots_waiting", () -> quick.size() + deep.size());
    }

    /// Gives the way to call it off: then it leaves at once, wherever it is, and is never answered.
    public Runnable submit(Thought<?> thought) {
        Lane lane = thought.patience() > 0 ? deep : quick;
        var called = new AtomicBoolean();
        ScheduledFuture<?> later = null;
        if (thought.delayMillis() <= 0) {
            lane.add(thought);
        } else if (!closed) {
            later =
                    timer.schedule(
                            () -> {
                                if (!called.get()) {
                                    lane.add(thought);
                                }
                            },
                            thought.delayMillis(),
                            TimeUnit.MILLISECONDS);
        }
        ScheduledFuture<?> pause = later;
        return () -> {
            called.set(true);
            callOff(thought, lane, pause);
        };
    }

    private void callOff(Thought<?> thought, Lane lane, @Nullable ScheduledFuture<?> pause) {
        if (pause != null) {
            pause.cancel(false);
        }
        Work work = lane.remove(thought) ? null : working.get(thought);
        if (work != null) {
            work.decided.set(true);
        }
    }

    /// What one of several may use up: everybody's wait together is then as long as one thought alone.
    static long share(long budget, int people) {
        return Math.max(budget / SMALLEST_SHARE, budget / Math.max(1, people));
    }

    /// Time for one thought; less when others come to wait, none when it is called off.
    private Budget budget(long millis, Work work, Lane lane) {
        long begun = System.nanoTime();
        Budget whole = Deadline.millis(millis);
        return iterations ->
                !work.decided.get()
                        && whole.allows(iterations)
                        && System.nanoTime() - begun
                                < TimeUnit.MILLISECONDS.toNanos(share(millis, 1 + lane.people));
    }

    /// False when this thread was given up meanwhile and another one works in its place.
    private <A> boolean think(Thought<A> thought, Lane lane) {
        long begun = System.nanoTime();
        long millis = budgetMillis * Math.max(1, thought.patience());
        var work = new Work();
        working.put(thought, work);
        var given = new AtomicBoolean();
        Thread thinker = Thread.currentThread();
        ScheduledFuture<?> watch =
                timer.schedule(
                        () -> {
                            if (given.compareAndSet(false, true)) {
                                overran(thought, work, thinker);
                                lane.begin();
                                thinker.interrupt();
                            }
                        },
                        millis + GRACE_MILLIS,
                        TimeUnit.MILLISECONDS);
        boolean mine = false;
        try {
            A chosen = chosen(thought, budget(millis, work, lane), given);
            mine = given.compareAndSet(false, true);
            if (mine && work.decided.compareAndSet(false, true)) {
                metrics.time("bot_thought", System.nanoTime() - begun);
                thought.answer().accept(chosen);
            }
        } catch (RuntimeException | Error e) {
            // Not even the quick answer: its table is asked again when it is looked at.
            LOG.error("a bot gave no answer", e);
            mine = mine || given.compareAndSet(false, true);
        } finally {
            watch.cancel(false);
            working.remove(thought);
        }
        return mine;
    }

    /// How long an expert may search.
    public long budgetMillis() {
        return budgetMillis;
    }

    private <A> A chosen(Thought<A> thought, Budget budget, AtomicBoolean given) {
        try {
            return thought.think().apply(budget);
        } catch (RuntimeException | Error e) {
            if (!given.get()) {
                LOG.error("a bot failed; the quick answer is played", e);
                metrics.count("bot_failures");
            }
            return thought.quick().get();
        }
    }

    private <A> void overran(Thought<A> thought, Work work, Thread thinker) {
        if (work.decided.compareAndSet(false, true)) {
            metrics.count("bot_overruns");
            LOG.warn("{} overran its limit; the quick answer is played", thinker.getName());
            try {
                thought.answer().accept(thought.quick().get());
            } catch (RuntimeException | Error e) {
                LOG.error("a bot gave no answer", e);
            }
        }
    }

    /// For other work on the same machine: waits a moment while bots have moves to make, but not for ever.
    public void letMovesPass() {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PASS_MILLIS);
        while (!closed && quick.size() + deep.size() > 0 && System.nanoTime() < end) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
        }
    }

    /// How many wait, in the quick lane and in the deep one.
    public List<Integer> waiting() {
        return List.of(quick.size(), deep.size());
    }

    @Override
    public void close() {
        closed = true;
        timer.shutdownNow();
    }
}
