package tablee.server;

import io.vertx.core.Vertx;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.engine.BadInput;
import tablee.engine.Games;
import tablee.server.house.Farewell;
import tablee.server.house.Keep;
import tablee.server.house.Order;
import tablee.server.house.Retention;
import tablee.server.house.WordList;
import tablee.server.live.BotRoom;
import tablee.server.live.Bus;
import tablee.server.live.GameShelf;
import tablee.server.live.Metrics;
import tablee.server.live.NatsBus;
import tablee.server.live.Robots;
import tablee.server.live.SteadyClock;
import tablee.server.live.SystemEntropy;
import tablee.server.live.Tables;
import tablee.server.notice.Notifier;
import tablee.server.outside.OutsideGames;
import tablee.server.people.Chronicle;
import tablee.server.push.Pusher;
import tablee.server.store.OwnerOnly;
import tablee.server.store.PostgresStore;
import tablee.server.store.SqliteStore;
import tablee.server.store.Store;
import tablee.server.watch.Watchdog;
import tablee.server.web.Http;

/// A running server. Puts the parts together and takes them apart again in order.
public final class TableServer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(TableServer.class);

    private final Vertx vertx;
    private final Http http;
    private final Tables tables;
    private final Retention retention;
    private final Store store;
    private final int port;

    /// What goes on by itself, the last begun first.
    private final Deque<AutoCloseable> begun = new ArrayDeque<>();

    /// Starts a server with the games on the shelf; returns when it listens.
    public static TableServer start(Config config) {
        return start(config, () -> shelf(config));
    }

    static GameShelf shelf(Config config) {
        if (!config.games().isEmpty()) {
            OutsideGames.load(Path.of(config.games()));
        }
        ServerTexts.learn(Games.all());
        return config.contents().isEmpty()
                ? new GameShelf(Games.all())
                : new GameShelf(Games.all(), Path.of(config.contents()));
    }

    public static TableServer start(Config config, GameShelf games) {
        return start(config, () -> games);
    }

    /// The store is opened while games and network are made ready: both take their time.
    private static TableServer start(Config settings, Supplier<GameShelf> shelf) {
        Config config = settings.checked();
        var opening = CompletableFuture.supplyAsync(() -> openStore(config));
        GameShelf games;
        try {
            games = shelf.get();
        } catch (RuntimeException e) {
            closed(opening);
            throw e;
        }
        Vertx vertx = Vertx.vertx();
        try {
            return new TableServer(config, games, vertx, opened(opening));
        } catch (RuntimeException e) {
            await(vertx.close());
            closed(opening);
            throw e;
        }
    }

    /// Whoever is told that nothing was started finds the data folder at rest.
    private static void closed(CompletableFuture<Store> opening) {
        opening.thenAccept(Store::close).exceptionally(_ -> null).join();
    }

    private static Store opened(CompletableFuture<Store> opening) {
        try {
            return opening.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }

    private TableServer(Config config, GameShelf games, Vertx vertx, Store store) {
        this.vertx = vertx;
        this.store = store;
        try {
            var metrics = new Metrics();
            // Push services compare with their own clocks.
            var pusher = begun(new Pusher(store, config, metrics, System::currentTimeMillis));
            Bus bus = begun(config.nats().isEmpty() ? Bus.NONE : NatsBus.connect(config.nats()));
            var room = begun(new BotRoom(config.botThreads(), config.botBudget(), metrics));
            var robots = new Robots();
            this.tables =
                    begun(new Tables(store, bus, games, robots, room, metrics, new SteadyClock()));
            var notifier = begun(new Notifier(tables, config, pusher));
            tables.tell(notifier);
            // What may be refused comes before anything that goes on by itself.
            var keep = Keep.read(config.house().keep());
            var words = new WordList(config.house().words());
            this.retention = begun(new Retention(tables, new Farewell(tables), keep));
            var order = begun(new Order(store, words, tables::now));
            var chronicle = begun(new Chronicle(tables));
            this.http =
                    new Http(vertx, config, tables, pusher, notifier, order, adminToken(config));
            begun.push(() -> await(http.close()));
            this.port = listening(config, http);
            tables.begin();
            notifier.begin();
            retention.begin();
            chronicle.begin();
            LOG.info("listening on port {}", port);
        } catch (RuntimeException e) {
            end();
            throw e;
        }
    }

    private <T extends AutoCloseable> T begun(T part) {
        begun.push(part);
        return part;
    }

    private void end() {
        for (AutoCloseable part : begun) {
            try {
                part.close();
            } catch (Exception e) {
                LOG.warn("closing: {}", e.toString());
            }
        }
    }

    private static int listening(Config config, Http http) {
        try {
            return http.listen().toCompletionStage().toCompletableFuture().join();
        } catch (CompletionException e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            String where = config.network().host() + ":" + config.network().port();
            throw cause instanceof BindException
                    ? BadInput.of("server.port", where, String.valueOf(cause.getMessage()))
                    : BadInput.of("server.listen", where, String.valueOf(cause.getMessage()));
        }
    }

    /// From now on somebody looks, once a second, whether the threads everybody depends on still do something.
    ///
    /// @param most looks that may find one of them at the same thing
    /// @param end called with the name of the thread that is stuck
    public Watchdog watch(int most, Consumer<String> end) {
        var dog = new Watchdog(most, end);
        store.pulses().forEach(dog::watch);
        for (Executor thread : tables.threads()) {
            dog.watch("tables", thread);
        }
        for (Executor loop : http.loops()) {
            dog.watch("network", loop);
        }
        return begun(dog).begin();
    }

    public static Store openStore(Config config) {
        return config.database().url().isEmpty()
                ? SqliteStore.open(Path.of(config.data()))
                : PostgresStore.open(
                        config.database().url(),
                        config.database().user(),
                        config.database().password(),
                        Duration.ofSeconds(config.database().patience()));
    }

    /// The token of admin commands: the one set, or one kept in the data folder where only this user reads it.
    private static String adminToken(Config config) {
        if (!config.adminToken().isEmpty() || !config.database().url().isEmpty()) {
            return config.adminToken();
        }
        Path file = Path.of(config.data(), "admin.token");
        try {
            OwnerOnly.file(file);
            if (Files.size(file) == 0) {
                Files.writeString(file, new SystemEntropy().seed());
            }
            return Files.readString(file).trim();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public int port() {
        return port;
    }

    /// Connections that are open now.
    public int connections() {
        return http.connections();
    }

    /// Lets go of what is too old, as it does by itself every hour.
    public Retention retention() {
        return retention;
    }

    public Tables tables() {
        return tables;
    }

    /// Takes nothing new, finishes what was begun, and leaves everything in the store.
    @Override
    public void close() {
        LOG.info("closing");
        end();
        store.close();
        await(vertx.close());
        LOG.info("closed");
    }

    private static void await(io.vertx.core.Future<Void> future) {
        try {
            future.toCompletionStage().toCompletableFuture().get(5, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (java.util.concurrent.ExecutionException
                | java.util.concurrent.TimeoutException e) {
            LOG.warn("closing: {}", e.toString());
        }
    }
}
