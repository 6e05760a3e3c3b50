package tablee.server.live;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.View;
import tablee.server.store.Append;
import tablee.server.store.Store;
import tablee.server.store.StoreException;
import tablee.table.Entry;
import tablee.table.EntryCodec;
import tablee.table.History;
import tablee.table.Table;
import tablee.table.Terms;
import tablee.table.fair.Algorithm;
import tablee.table.fair.Entropy;
import tablee.table.fair.Fairness;
import tablee.table.tell.Listener;

/// All tables at work on this node: found, opened, woken when they are due, and forgotten when nobody looks. Holds no truth: that
/// is in the store.
public final class Tables implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
    private static final long IDLE_MILLIS = 30_000;
    private static final long DUE_EVERY = 200;

    /// In so many shares it is said who is here.
    private static final int SHARES = 25;

    private static final int CLOSING_SECONDS = 5;

    private final Store store;
    private final Bus bus;
    private final GameShelf games;
    private final Thinkers thinkers;
    private final NodeNews news;
    private final BotRoom room;
    private final Metrics metrics;
    private final LongSupplier clock;
    private volatile Notices notices = Notices.NONE;
    private final SecureRandom random = new SecureRandom();
    private final Entropy entropy = new SystemEntropy();
    private final Map<String, CompletableFuture<LiveTable<?, ?, ?>>> live =
            new ConcurrentHashMap<>();
    private final AtomicBoolean taking = new AtomicBoolean();
    private final AtomicBoolean asking = new AtomicBoolean();
    private final List<ExecutorService> threads = new ArrayList<>();
    private final ExecutorService blocking = Executors.newVirtualThreadPerTaskExecutor();

    /// Whose turn it is to say who is here; the timer's own.
    private int share;

    /// What is to come later than the end does not come.
    private final ScheduledExecutorService timer =
            new ScheduledThreadPoolExecutor(
                    1,
                    Thread.ofPlatform().daemon().name("table-timer").factory(),
                    new ThreadPoolExecutor.DiscardPolicy());

    public Tables(
            Store store,
            Bus bus,
            GameShelf games,
            Robots robots,
            BotRoom room,
            Metrics metrics,
            LongSupplier clock) {
        this.store = store;
        this.bus = bus;
        this.games = games;
        this.room = room;
        this.thinkers = new Thinkers(this, robots, room);
        this.news = new NodeNews(bus, newId(), hearing());
        this.metrics = metrics;
        this.clock = clock;
        int stripes = Math.max(2, Runtime.getRuntime().availableProcessors());
        for (int i = 0; i < stripes; i++) {
            threads.add(newThread(i));
        }
        metrics.gauge("tables_live", live::size);
        metrics.gauge("store_waiting", store::waiting);
        news.begin();
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

    /// Begins to look after tables that nobody looks at.
    public void begin() {
        var _ =
                timer.scheduleWithFixedDelay(
                        again("due tables", this::takeDue),
                        DUE_EVERY,
                        DUE_EVERY,
                        TimeUnit.MILLISECONDS);
        var _ = timer.scheduleWithFixedDelay(again("rest", this::rest), 5, 5, TimeUnit.SECONDS);
        var _ =
                timer.scheduleWithFixedDelay(
                        again("presence", this::beat),
                        Presence.BEAT / SHARES,
                        Presence.BEAT / SHARES,
                        TimeUnit.MILLISECONDS);
        var _ =
                timer.scheduleWithFixedDelay(
                        again("news", () -> blocking(again("news", this::listenAgain))),
                        1,
                        1,
                        TimeUnit.SECONDS);
    }

    /// What is done again and again is done again whatever happened: a timer drops what fails once.
    private static Runnable again(String what, Runnable work) {
        return () -> {
            try {
                work.run();
            } catch (RuntimeException | Error e) {
                LOG.error("{}: trying again", what, e);
            }
        };
    }

    // ---- finding and opening

    /// The table at work here; read from the store if it is not. Empty when there is none of this id.
    public CompletableFuture<Optional<LiveTable<?, ?, ?>>> find(String id) {
        CompletableFuture<LiveTable<?, ?, ?>> known = live.get(id);
        if (known == null) {
            var loading = new CompletableFuture<LiveTable<?, ?, ?>>();
            known = live.putIfAbsent(id, loading);
            if (known == null) {
                known = loading;
                blocking(() -> load(id, loading));
            }
        }
        return known.<Optional<LiveTable<?, ?, ?>>>thenApply(Optional::of)
                .exceptionally(
                        failure -> {
                            if (isMissing(failure)) {
                                return Optional.empty();
                            }
                            if (cause(failure) instanceof RuntimeException told
                                    && (told instanceof ContentGone
                                            || told instanceof StoreException)) {
                                throw told;
                            }
                            throw new IllegalStateException("table " + id, failure);
                        });
    }

    private static final class Missing extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private static boolean isMissing(Throwable failure) {
        return cause(failure) instanceof Missing;
    }

    private static Throwable cause(Throwable failure) {
        return failure instanceof CompletionException && failure.getCause() != null
                ? failure.getCause()
                : failure;
    }

    private void load(String id, CompletableFuture<LiveTable<?, ?, ?>> loading) {
        try {
            List<History.Line> lines = store.log(id, 0);
            if (isNoTable(lines)) {
                throw new Missing();
            }
            var table = folded(id, games.of(History.opening(lines.getFirst())), lines).table();
            var made = alive(table);
            loading.complete(made);
            made.due();
        } catch (RuntimeException | Error e) {
            switch (e) {
                case Missing _ -> {}
                case ContentGone gone ->
                        LOG.warn("table {} rests: {} is gone", id, gone.getMessage());
                default -> LOG.error("table {} cannot be loaded", id, e);
            }
            live.remove(id, loading);
            loading.completeExceptionally(e);
        }
    }

    private <S extends State, V extends View, A extends Action> LiveTable<S, V, A> alive(
            Table<S, V, A> table) {
        return new LiveTable<>(this, thread(table.id()), table);
    }

    private Executor thread(String id) {
        return threads.get(Math.floorMod(id.hashCode(), threads.size()));
    }

    /// The whole log of a table, folded; for stories, replays and going back.
    public Optional<History<?, ?, ?>> history(String id) {
        List<History.Line> lines = store.log(id, 0);
        return isNoTable(lines)
                ? Optional.empty()
                : Optional.of(folded(id, games.of(History.opening(lines.getFirst())), lines));
    }

    /// A line may have been on its way while its table was deleted; it is a table no more.
    private static boolean isNoTable(List<History.Line> lines) {
        return lines.isEmpty() || lines.getFirst().seq() != 1;
    }

    private static <S extends State, V extends View, A extends Action> History<S, V, A> folded(
            String id, Game<S, V, A> game, List<History.Line> lines) {
        return History.of(id, game, lines);
    }

    /// Opens a table and says its id when it is in the store. Options that cannot be played are refused at once.
    public CompletableFuture<String> open(
            String host,
            Game<?, ?, ?> game,
            Settings settings,
            Terms terms,
            Optional<String> before,
            Optional<Entry.From> from) {
        playable(game, settings);
        String id = newId();
        String seed = entropy.seed();
        var info = game.info();
        var opened =
                new Entry.Opened(
                        host,
                        info.id(),
                        settings,
                        info.content(),
                        info.rules(),
                        seed,
                        Fairness.commitment(Algorithm.NEWEST, id, seed),
                        Algorithm.NEWEST,
                        terms,
                        before,
                        from);
        long now = now();
        var table = Table.open(id, game, opened, now);
        metrics.count("tables_opened");
        return store.append(
                        new Append(
                                id,
                                1,
                                now,
                                EntryCodec.line(opened),
                                Optional.of(Rows.of(table)),
                                Optional.empty(),
                                Rows.trace(opened)))
                .thenApply(_ -> id);
    }

    private static <S extends State> void playable(Game<S, ?, ?> game, Settings settings) {
        game.check(game.start(settings));
    }

    Entropy entropy() {
        return entropy;
    }

    /// 128 bits that nobody guesses.
    public String newId() {
        byte[] bytes = new byte[16];
        random.nextBytes(bytes);
        // Never a hyphen first: on a command line that would be an option.
        bytes[0] &= 0x7F;
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    // ---- looking after them

    /// Once at a time, and without waiting: others need the timer too.
    private void takeDue() {
        if (taking.compareAndSet(false, true)) {
            var _ =
                    store.takeDue(now(), 5_000, 256)
                            .whenComplete(
                                    (due, failure) -> {
                                        taking.set(false);
                                        if (failure == null) {
                                            due.forEach(this::due);
                                        } else {
                                            LOG.warn(
                                                    "due tables could not be taken: {}",
                                                    failure.toString());
                                        }
                                    });
        }
    }

    private void due(String id) {
        var _ = find(id).thenAccept(found -> found.ifPresent(LiveTable::due));
    }

    private void rest() {
        live.forEach(
                (id, loading) -> {
                    if (loading.isDone() && !loading.isCompletedExceptionally()) {
                        loading.join().rest(IDLE_MILLIS, () -> live.remove(id, loading));
                    }
                });
    }

    /// Each time a share of the tables, the next time the next: thousands at once would keep moves waiting.
    private void beat() {
        share = (share + 1) % SHARES;
        live.forEach(
                (id, loading) -> {
                    if (Math.floorMod(id.hashCode(), SHARES) == share
                            && loading.isDone()
                            && !loading.isCompletedExceptionally()) {
                        loading.join().beat();
                    }
                });
    }

    /// Lets go of a table that was deleted, here and on other nodes.
    public void drop(String id) {
        let(id, "gone");
        news.sayGone(id);
    }

    /// Names or words were taken out of its log: it is read again when somebody comes back to it.
    public void renew(String id) {
        let(id, Listener.AGAIN);
        news.sayChanged(id);
    }

    /// Tells every node a word about people; what is heard goes to the listener of [#onWord].
    public void spread(String word) {
        news.spread(word);
    }

    public void onWord(Consumer<String> listener) {
        news.onWord(listener);
    }

    NodeNews news() {
        return news;
    }

    private void moved(String id, long seq) {
        CompletableFuture<LiveTable<?, ?, ?>> known = live.get(id);
        if (known != null) {
            var _ = known.thenAccept(table -> table.heard(seq));
        }
    }

    private NodeNews.Hearing hearing() {
        return new NodeNews.Hearing() {
            @Override
            public void moved(String table, long seq) {
                Tables.this.moved(table, seq);
            }

            @Override
            public void let(String table, String reason) {
                Tables.this.let(table, reason);
            }

            @Override
            public void here(String id, String from, List<Presence.Guest> guests) {
                CompletableFuture<LiveTable<?, ?, ?>> known = live.get(id);
                if (known != null) {
                    var _ = known.thenAccept(table -> table.heardHere(from, guests));
                }
            }
        };
    }

    private void let(String id, String reason) {
        CompletableFuture<LiveTable<?, ?, ?>> known = live.remove(id);
        if (known != null) {
            var _ = known.thenAccept(table -> table.vanish(reason));
        }
    }

    /// News from other nodes may have been lost, so the store is asked how far the tables at work here have come.
    private void listenAgain() {
        if (bus.isShared() && !live.isEmpty() && asking.compareAndSet(false, true)) {
            try {
                store.newest(List.copyOf(live.keySet())).forEach(this::moved);
            } catch (StoreException e) {
                LOG.warn("the store does not say how far tables have come: {}", e.toString());
            } finally {
                asking.set(false);
            }
        }
    }

    // ---- what a table needs

    /// From now on people who are away are told of their turns.
    public void tell(Notices to) {
        notices = to;
    }

    Thinkers thinkers() {
        return thinkers;
    }

    Notices notices() {
        return notices;
    }

    public long now() {
        return clock.getAsLong();
    }

    public Store store() {
        return store;
    }

    Bus bus() {
        return bus;
    }

    public Metrics metrics() {
        return metrics;
    }

    public BotRoom room() {
        return room;
    }

    public GameShelf games() {
        return games;
    }

    /// The threads on which tables are played, for whoever watches over them.
    public List<Executor> threads() {
        return List.copyOf(threads);
    }

    public void blocking(Runnable work) {
        blocking.execute(work);
    }

    void later(Runnable work, long millis) {
        var _ = timer.schedule(work, millis, TimeUnit.MILLISECONDS);
    }

    /// Finishes what was begun; what waits in mailboxes is not lost but simply not done, and was not acknowledged.
    @Override
    public void close() {
        timer.shutdownNow();
        finish(blocking);
        threads.forEach(Tables::finish);
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
