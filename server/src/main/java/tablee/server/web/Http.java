package tablee.server.web;

import io.vertx.core.Context;
import io.vertx.core.DeploymentOptions;
import io.vertx.core.Future;
import io.vertx.core.VerticleBase;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.PemKeyCertOptions;
import io.vertx.core.net.SocketAddress;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import tablee.server.Config;
import tablee.server.evening.Evenings;
import tablee.server.evening.Keeper;
import tablee.server.house.Order;
import tablee.server.limits.Addresses;
import tablee.server.limits.Arrivals;
import tablee.server.limits.Limits;
import tablee.server.live.Tables;
import tablee.server.notice.Notifier;
import tablee.server.people.Here;
import tablee.server.people.Matchmaker;
import tablee.server.push.Pusher;

/// The server's front: listens, counts connections, and knows when everybody has to be told something. What is asked goes to [Requests].
public final class Http {

    private static final long PING_MILLIS = 2_500;
    private static final long SILENCE_MILLIS = 500;

    private static final long SWEEP_MILLIS = 1_000;

    /// Threads of the network.
    private static final int LOOPS = Math.max(1, Runtime.getRuntime().availableProcessors());

    private static final int SEND_BUFFER = 128 * 1024;

    private final Vertx vertx;
    private final Config config;
    private final Tables tables;
    private final Limits limits;
    private final Workshop workshop;
    private final Addresses addresses;
    private final Arrivals arrivals;
    private final Sockets sockets;
    private final Requests requests;
    private final Matchmaker matchmaker;
    private final Keeper keeper;
    private final AtomicInteger connections = new AtomicInteger();
    private final List<HttpServer> servers = new CopyOnWriteArrayList<>();
    private final List<Executor> loops = new CopyOnWriteArrayList<>();

    public Http(
            Vertx vertx,
            Config config,
            Tables tables,
            Pusher pusher,
            Notifier notifier,
            Order order,
            String adminToken) {
        this.vertx = vertx;
        this.config = config;
        this.tables = tables;
        this.limits = new Limits(config);
        this.workshop = new Workshop(Math.max(1, LOOPS / 2), tables.metrics());
        var people = new People(tables.store(), tables::now, tables::spread);
        var here = new Here(tables);
        this.addresses = new Addresses(config.network().proxies());
        var house = new HouseRules(config, order);
        var reception = new Reception(config, addresses, people, house, here);
        this.arrivals =
                new Arrivals(System::nanoTime, TimeUnit.SECONDS.toNanos(config.most().seconds()));
        var replies = new Replies(reception, tables.metrics());
        this.sockets =
                new Sockets(
                        vertx,
                        tables,
                        limits,
                        reception,
                        replies,
                        house,
                        here,
                        Duration.ofSeconds(config.most().unread()),
                        remote -> disconnected(counted(remote)));
        var evenings = new Evenings(tables, house::terms);
        var routes =
                new Routes(
                        config,
                        tables,
                        people,
                        limits,
                        house,
                        here,
                        evenings,
                        sockets::announce,
                        pusher,
                        notifier,
                        adminToken);
        this.requests =
                new Requests(
                        vertx,
                        config,
                        tables,
                        limits,
                        arrivals,
                        reception,
                        sockets,
                        replies,
                        routes.routes(),
                        workshop);
        this.matchmaker = new Matchmaker(tables, house::terms);
        this.keeper = new Keeper(tables, evenings);
        order.whenChanged(() -> sockets.end(house::isBanned, "banned"));
        tables.onWord(word -> heard(word, people));
        tables.metrics().gauge("connections", connections::get);
    }

    /// What a node said of people: `left-PERSON` is gone, `ended-PERSON` is on fewer devices.
    private void heard(String word, People people) {
        String person = word.substring(word.indexOf('-') + 1);
        people.lookAgain(person);
        if (word.startsWith("left-")) {
            sockets.end(call -> call.personId().equals(person), "left");
        } else {
            tables.blocking(
                    () -> {
                        var still = new HashSet<String>();
                        tables.store()
                                .people()
                                .devicesOf(person)
                                .forEach(device -> still.add(device.id()));
                        sockets.end(
                                call ->
                                        call.personId().equals(person)
                                                && !still.contains(call.device()),
                                "ended");
                    });
        }
    }

    /// Listens; completes with the port.
    public Future<Integer> listen() {
        var options =
                new HttpServerOptions()
                        .setMaxWebSocketMessageSize(config.most().message())
                        .setMaxWebSocketFrameSize(config.most().message())
                        // A few packed bytes would become megabytes before any limit is asked.
                        .setPerMessageWebSocketCompressionSupported(false)
                        .setPerFrameWebSocketCompressionSupported(false)
                        .setMaxInitialLineLength(2048)
                        .setMaxHeaderSize(8192)
                        // Whoever has vanished does not answer a farewell either.
                        .setWebSocketClosingTimeout(2)
                        // Otherwise the system keeps megabytes for whoever does not read, and the
                        // server notices late.
                        .setSendBufferSize(SEND_BUFFER)
                        // Waiting for the first bytes to tell one protocol from the other would let
                        // silent connections pass uncounted.
                        .setHttp2ClearTextEnabled(false)
                        .setIdleTimeout(20)
                        .setIdleTimeoutUnit(TimeUnit.SECONDS)
                        .setTcpNoDelay(true)
                        .setAcceptBacklog(4096);
        if (config.network().isSecure()) {
            options.setSsl(true)
                    .setKeyCertOptions(
                            new PemKeyCertOptions()
                                    .setCertPath(config.network().certificate())
                                    .setKeyPath(config.network().key()));
        }
        // A free one is the same for all threads of the network.
        SocketAddress address =
                config.network().port() == 0
                        ? SocketAddress.sharedRandomPort(1, config.network().host())
                        : SocketAddress.inetSocketAddress(
                                config.network().port(), config.network().host());
        matchmaker.begin();
        keeper.begin();
        long _ = vertx.setPeriodic(PING_MILLIS, _ -> sockets.ping());
        long _ = vertx.setPeriodic(SILENCE_MILLIS, _ -> sockets.sweep());
        long _ = vertx.setPeriodic(SWEEP_MILLIS, _ -> arrivals.sweep());
        return vertx.deployVerticle(
                        () ->
                                new VerticleBase() {
                                    @Override
                                    public Future<?> start() {
                                        return serve(options).listen(address);
                                    }
                                },
                        new DeploymentOptions().setInstances(LOOPS))
                .map(_ -> servers.getFirst().actualPort());
    }

    /// One more thread of the network: servers on the same port share its connections.
    private HttpServer serve(HttpServerOptions options) {
        Context context = vertx.getOrCreateContext();
        loops.add(errand -> context.runOnContext(_ -> errand.run()));
        HttpServer made = vertx.createHttpServer(options);
        servers.add(made);
        made.connectionHandler(
                connection -> {
                    String from = counted(connection.remoteAddress());
                    boolean few = from.isEmpty() || limits.connection(from);
                    if (connections.incrementAndGet() > config.most().connections() || !few) {
                        tables.metrics().count("limited");
                        var _ = connection.close();
                    }
                    arrivals.expect(connection);
                    connection.closeHandler(
                            _ -> {
                                arrivals.settled(connection);
                                disconnected(few ? from : "");
                            });
                });
        made.requestHandler(requests::handle);
        made.invalidRequestHandler(
                request -> {
                    tables.metrics().count("bad_requests");
                    HttpServerRequest.DEFAULT_INVALID_REQUEST_HANDLER.handle(request);
                });
        return made;
    }

    /// The address whose connections are limited. A proxy speaks for everybody, so that only the sum can be limited there.
    private String counted(SocketAddress remote) {
        String address = remote.hostAddress() == null ? "" : remote.hostAddress();
        return addresses.isProxy(address) ? "" : Addresses.limited(address);
    }

    private void disconnected(String from) {
        connections.decrementAndGet();
        if (!from.isEmpty()) {
            limits.connectionClosed(from);
        }
    }

    public int connections() {
        return connections.get();
    }

    /// The threads of the network, for whoever watches over them.
    public List<Executor> loops() {
        return List.copyOf(loops);
    }

    /// Tells everybody to come back in a moment, and stops listening.
    public Future<Void> close() {
        matchmaker.close();
        keeper.close();
        sockets.close();
        workshop.close();
        return Future.join(servers.stream().map(HttpServer::close).toList()).mapEmpty();
    }
}
