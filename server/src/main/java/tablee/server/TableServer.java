package tablee.server;

import io.vertx.core.Vertx;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.engine.Games;
import tablee.server.fair.Fairness;
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
import tablee.server.live.Tables;
import tablee.server.push.Pusher;
import tablee.server.store.PostgresStore;
import tablee.server.store.SqliteStore;
import tablee.server.store.Store;
import tablee.server.web.Http;

/// A running server. Puts the parts together and takes them apart again in order.
public final class TableServer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(TableServer.class);

    private final Vertx vertx;
    private final Http http;
    private final Tables tables;
    private final BotRoom room;
    private final Bus bus;
    private final Pusher pusher;
    private final Order order;
    private final Retention retention;
    private final Store store;
    private final int port;

    private TableServer(
            Vertx vertx,
            Http http,
            Tables tables,
            BotRoom room,
            Bus bus,
            Pusher pusher,
            Order order,
            Retention retention,
            Store store,
            int port) {
        this.vertx = vertx;
        this.http = http;
        this.tables = tables;
        this.room = room;
        this.bus = bus;
        this.pusher = pusher;
        this.order = order;
        this.retention = retention;
        this.store = store;
        this.port = port;
    }

    /// Starts a server with the games on the shelf; returns when it listens.
    public static TableServer start(Config config) {
        return start(config, () -> shelf(config));
    }

    private static GameShelf shelf(Config config) {
        return config.text("contents").isEmpty()
                ? new GameShelf(Games.all())
                : new GameShelf(Games.all(), Path.of(config.text("contents")));
    }

    public static TableServer start(Config config, GameShelf games) {
        return start(config, () -> games);
    }

    /// The store is opened while games and network are made ready: both take their time.
    private static TableServer start(Config config, Supplier<GameShelf> shelf) {
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
            return start(config, games, vertx, opened(opening));
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

    private static TableServer start(Config config, GameShelf games, Vertx vertx, Store store) {
        Bus bus = config.text("nats").isEmpty() ? Bus.NONE : NatsBus.connect(config.text("nats"));
        var metrics = new Metrics();
        var room = new BotRoom(config.number("bot-threads"), config.number("bot-budget"), metrics);
        var tables =
                new Tables(
                        store, bus, games, new Robots(), room, metrics, System::currentTimeMillis);
        var pusher = new Pusher(store, config, metrics, tables::now);
        tables.tell(pusher);
        var order = new Order(store, new WordList(config.text("words")), tables::now);
        var retention = new Retention(tables, new Farewell(tables), Keep.read(config.text("keep")));
        var http = new Http(vertx, config, tables, pusher, order, adminToken(config));
        int port = http.listen().toCompletionStage().toCompletableFuture().join();
        tables.begin();
        retention.begin();
        LOG.info("listening on port {}", port);
        return new TableServer(
                vertx, http, tables, room, bus, pusher, order, retention, store, port);
    }

    public static Store openStore(Config config) {
        return config.text("database").isEmpty()
                ? SqliteStore.open(Path.of(config.text("data")))
                : PostgresStore.open(
                        config.text("database"),
                        config.text("database-user"),
                        config.text("database-password"));
    }

    /// The token of admin commands: the one set, or one kept in the data folder where only this user reads it.
    private static String adminToken(Config config) {
        if (!config.text("admin-token").isEmpty() || !config.text("database").isEmpty()) {
            return config.text("admin-token");
        }
        Path file = Path.of(config.text("data"), "admin.token");
        try {
            if (!Files.exists(file)) {
                Files.writeString(file, Fairness.newSeed());
                if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                    Files.setPosixFilePermissions(
                            file,
                            java.nio.file.attribute.PosixFilePermissions.fromString("rw-------"));
                }
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
        retention.close();
        order.close();
        await(http.close());
        tables.close();
        room.close();
        bus.close();
        pusher.close();
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
