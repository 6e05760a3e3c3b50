package tablee.server.live;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
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
import tablee.table.tell.Listener;

/// All tables at work on this node: found, opened, woken when they are due, and forgotten when nobody looks. Holds no truth: that
/// is in the store.
public final class Tables implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
    private static final long IDLE_MILLIS = 30_000;
    private static final long DUE_EVERY = 200;
    private static final long REST_EVERY = 5_000;
    private static final long NEWS_EVERY = 1_000;

    /// In so many shares it is said who is here.
    private static final int SHARES = 25;

    private final ServerNode node;
    private final GameShelf games;
    private final BotRoom room;
    private final Map<String, CompletableFuture<LiveTable<?, ?, ?>>> live =
            new ConcurrentHashMap<>();
    private final AtomicBoolean taking = new AtomicBoolean();
    private final AtomicBoolean asking = new AtomicBoolean();

    /// Whose turn it is to say who is here; the timer's own.
    private int share;

    public Tables(
            Store store,
            Bus bus,
            GameShelf games,
            Robots robots,
            BotRoom room,
            Metrics metrics,
            LongSupplier clock) {
        this.games = games;
        this.room = room;
        this.node = new ServerNode(store, bus, robots, room, metrics, clock, new Heard());
        metrics.gauge("tables_live", live::size);
        metrics.gauge("store_waiting", store::waiting);
        node.news().begin();
    }

    /// Begins to look after tables that nobody looks at.
    public void begin() {
        node.every(DUE_EVERY, "due tables", this::takeDue);
        node.every(REST_EVERY, "rest", this::rest);
        node.every(Presence.BEAT / SHARES, "presence", this::beat);
        node.every(NEWS_EVERY, "news", () -> node.blocking(this::listenAgain));
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
                node.blocking(() -> load(id, loading));
            }
        }
        return known.<Optional<LiveTable<?, ?, ?>>>thenApply(Optional::of)
                .exceptionally(failure -> missing(id, failure));
    }

    private static Optional<LiveTable<?, ?, ?>> missing(String id, Throwable failure) {
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null
                        ? failure.getCause()
                        : failure;
        return switch (cause) {
            case Missing _ -> Optional.empty();
            case ContentGone told -> throw told;
            case StoreException told -> throw told;
            default -> throw new IllegalStateException("table " + id, failure);
        };
    }

    private static final class Missing extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private void load(String id, CompletableFuture<LiveTable<?, ?, ?>> loading) {
        try {
            var made = alive(history(id).orElseThrow(Missing::new).table());
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
        return new LiveTable<>(node, table);
    }

    /// The whole log of a table, folded; for stories, replays and going back. A line may have been on its way while its table was deleted;
    /// it is a table no more.
    public Optional<History<?, ?, ?>> history(String id) {
        List<History.Line> lines = node.store().log(id, 0);
        return lines.isEmpty() || lines.getFirst().seq() != 1
                ? Optional.empty()
                : Optional.of(folded(id, games.of(History.opening(lines.getFirst())), lines));
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
        String id = newId();
        return open(
                id,
                game,
                Entry.Opened.of(
                        id, host, game, settings, node.entropy().seed(), terms, before, from));
    }

    /// For the deals of an evening.
    public String newSeed() {
        return node.entropy().seed();
    }

    /// Opens a table of a round, which draws from the round's seed and has no host.
    public CompletableFuture<String> openOfRound(
            String round, String seed, Game<?, ?, ?> game, Settings settings, Terms terms) {
        return open(newId(), game, Entry.Opened.ofRound(round, game, settings, seed, terms));
    }

    private CompletableFuture<String> open(String id, Game<?, ?, ?> game, Entry.Opened opened) {
        playable(game, opened.settings());
        long now = now();
        metrics().count("tables_opened");
        return store().append(
                        new Append(
                                id,
                                1,
                                now,
                                EntryCodec.line(opened),
                                Optional.of(Rows.of(Table.open(id, game, opened, now))),
                                Optional.empty(),
                                Rows.trace(opened)))
                .thenApply(_ -> id);
    }

    private static <S extends State> void playable(Game<S, ?, ?> game, Settings settings) {
        game.check(game.start(settings));
    }

    // ---- looking after them

    /// Once at a time, and without waiting: others need the timer too.
    private void takeDue() {
        if (taking.compareAndSet(false, true)) {
            var _ =
                    store().takeDue(now(), 5_000, 256)
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
        loaded((id, table) -> table.join().rest(IDLE_MILLIS, () -> live.remove(id, table)));
    }

    /// Each time a share of the tables, the next time the next: thousands at once would keep moves waiting.
    private void beat() {
        share = (share + 1) % SHARES;
        loaded(
                (id, table) -> {
                    if (Math.floorMod(id.hashCode(), SHARES) == share) {
                        table.join().beat();
                    }
                });
    }

    private void loaded(BiConsumer<String, CompletableFuture<LiveTable<?, ?, ?>>> visit) {
        live.forEach(
                (id, loading) -> {
                    if (loading.isDone() && !loading.isCompletedExceptionally()) {
                        visit.accept(id, loading);
                    }
                });
    }

    /// Lets go of a table that was deleted, here and on other nodes.
    public void drop(String id) {
        let(id, "gone");
        node.news().sayGone(id);
    }

    /// Names or words were taken out of its log: it is read again when somebody comes back to it.
    public void renew(String id) {
        let(id, Listener.AGAIN);
        node.news().sayChanged(id);
    }

    private void let(String id, String reason) {
        CompletableFuture<LiveTable<?, ?, ?>> known = live.remove(id);
        if (known != null) {
            var _ = known.thenAccept(table -> table.vanish(reason));
        }
    }

    /// Tells every node a word about people; what is heard goes to the listener of [#onWord].
    public void spread(String word) {
        node.news().spread(word);
    }

    public void onWord(Consumer<String> listener) {
        node.news().onWord(listener);
    }

    /// What other nodes say.
    private final class Heard implements NodeNews.Hearing {

        @Override
        public void moved(String table, long seq) {
            known(table, found -> found.heard(seq));
        }

        @Override
        public void let(String table, String reason) {
            Tables.this.let(table, reason);
        }

        @Override
        public void here(String table, String from, List<Presence.Guest> guests) {
            known(table, found -> found.heardHere(from, guests));
        }

        @Override
        public void led(String table, Leading leading) {
            known(table, found -> found.heardLed(leading));
        }

        private void known(String table, Consumer<LiveTable<?, ?, ?>> tell) {
            CompletableFuture<LiveTable<?, ?, ?>> known = live.get(table);
            if (known != null) {
                var _ = known.thenAccept(tell);
            }
        }
    }

    /// News from other nodes may have been lost, so the store is asked how far the tables at work here have come.
    private void listenAgain() {
        if (node.bus().isShared() && !live.isEmpty() && asking.compareAndSet(false, true)) {
            try {
                store().newest(List.copyOf(live.keySet())).forEach(new Heard()::moved);
            } catch (RuntimeException e) {
                LOG.warn("the store does not say how far tables have come: {}", e.toString());
            } finally {
                asking.set(false);
            }
        }
    }

    // ---- what it hands out

    /// From now on people who are away are told of their turns.
    public void tell(Notices to) {
        node.tell(to);
    }

    public long now() {
        return node.now();
    }

    public String newId() {
        return node.newId();
    }

    public Store store() {
        return node.store();
    }

    public Metrics metrics() {
        return node.metrics();
    }

    public BotRoom room() {
        return room;
    }

    public GameShelf games() {
        return games;
    }

    /// The threads on which tables are played, for whoever watches over them.
    public List<Executor> threads() {
        return node.threads();
    }

    public void blocking(Runnable work) {
        node.blocking(work);
    }

    @Override
    public void close() {
        node.close();
    }
}
