package tablee.server.web;

import io.vertx.core.Context;
import io.vertx.core.DeploymentOptions;
import io.vertx.core.Future;
import io.vertx.core.VerticleBase;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.PemKeyCertOptions;
import io.vertx.core.net.SocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.engine.Json;
import tablee.server.Config;
import tablee.server.house.Order;
import tablee.server.live.Tables;
import tablee.server.push.Pusher;
import tablee.server.store.StoreException;

/// The server's front: takes requests and connections, asks who is there, holds the limits, and hands over to routes and sockets. Code
/// that blocks runs on virtual threads, never on those of the network.
public final class Http {

    private static final Logger LOG = LoggerFactory.getLogger(Http.class);
    private static final long PING_MILLIS = 2_500;
    private static final long SILENCE_MILLIS = 500;

    /// For an answer to be read before the connection is closed under it.
    private static final long FAREWELL_MILLIS = 500;

    private static final long SWEEP_MILLIS = 1_000;
    private static final int LARGE_BODY = 4 * 1024 * 1024;

    /// Threads of the network.
    private static final int LOOPS = Math.max(1, Runtime.getRuntime().availableProcessors());

    /// Everything our addresses are made of, and nothing that could be read as something else further in.
    private static final Pattern PATH = Pattern.compile("/[^%\\p{Cntrl}]{0,511}");

    private static final Pattern ACCEPTS_GZIP =
            Pattern.compile("(?i)\\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))");

    private static final int SEND_BUFFER = 128 * 1024;

    private final Vertx vertx;
    private final Config config;
    private final Tables tables;
    private final Limits limits;
    private final Workshop workshop;
    private final Addresses addresses;
    private final Arrivals arrivals;
    private final Reception reception;
    private final Replies replies;
    private final Sockets sockets;
    private final List<Route> routes;
    private final StaticFiles files;
    private final Preview preview;
    private final AtomicInteger connections = new AtomicInteger();
    private final List<HttpServer> servers = new CopyOnWriteArrayList<>();
    private final List<Executor> loops = new CopyOnWriteArrayList<>();

    public Http(
            Vertx vertx,
            Config config,
            Tables tables,
            Pusher pusher,
            Order order,
            String adminToken) {
        this.vertx = vertx;
        this.config = config;
        this.tables = tables;
        this.limits = new Limits(config);
        this.preview = new Preview(tables);
        this.files = new StaticFiles(tables.games(), config.localPlay());
        this.workshop = new Workshop(Math.max(1, LOOPS / 2), tables.metrics());
        var people = new People(tables.store(), tables::now);
        this.addresses = new Addresses(config.network().proxies());
        var house = new HouseRules(config, order);
        this.reception = new Reception(config, addresses, people, house);
        this.arrivals =
                new Arrivals(System::nanoTime, TimeUnit.SECONDS.toNanos(config.most().seconds()));
        this.replies = new Replies(reception, tables.metrics());
        this.sockets =
                new Sockets(
                        vertx,
                        tables,
                        limits,
                        reception,
                        replies,
                        house,
                        Duration.ofSeconds(config.most().unread()),
                        remote -> disconnected(counted(remote)));
        this.routes =
                new Routes(config, tables, people, limits, house, this, pusher, adminToken)
                        .routes();
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
                        var still = new java.util.HashSet<String>();
                        tables.store().devicesOf(person).forEach(device -> still.add(device.id()));
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
        made.requestHandler(this::request);
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

    // ---- requests

    private void request(HttpServerRequest request) {
        request.response().endHandler(_ -> arrivals.expect(request.connection()));
        String path = request.path() == null ? "" : request.path();
        if (!PATH.matcher(path).matches() || !Reception.isReadable(request)) {
            refuse(request, replies.refusal(request, 404, "server.path"));
            return;
        }
        if (!limits.request(reception.address(request)) && !path.equals("/health")) {
            tables.metrics().count("limited");
            refuse(request, replies.refusal(request, 429, "server.limit"));
            return;
        }
        if (isUpgrade(request)) {
            arrivals.settled(request.connection());
            sockets.upgrade(request, path);
        } else if (path.equals("/api") || path.startsWith("/api/") || Routes.OPEN.contains(path)) {
            api(request, path);
        } else if (isRead(request) && !hasBody(request)) {
            Context context = vertx.getOrCreateContext();
            tables.blocking(() -> replies.guarded(context, request, () -> page(request, path)));
        } else {
            refuse(request, replies.refusal(request, 405, "server.method"));
        }
    }

    /// A page or a file; a table's page says in its head what the link is about. It is there without a store too.
    private Answer page(HttpServerRequest request, String path) {
        String head = "";
        try {
            head =
                    preview.head(path, reception.language(request), reception.base(request))
                            .orElse("");
        } catch (StoreException away) {
            LOG.debug("no preview: {}", away.toString());
        }
        return files.find(path, head, packs(request));
    }

    /// Answers somebody whose request is not read. If there is more of it, its end is not waited for.
    private void refuse(HttpServerRequest request, Answer answer) {
        if (hasBody(request)) {
            cut(request, answer);
        } else {
            replies.send(request, answer);
        }
    }

    private static boolean hasBody(HttpServerRequest request) {
        String length = request.getHeader("Content-Length");
        return request.getHeader("Transfer-Encoding") != null
                || (length != null && !length.equals("0"));
    }

    private static boolean isRead(HttpServerRequest request) {
        return request.method().equals(HttpMethod.GET) || request.method().equals(HttpMethod.HEAD);
    }

    /// Whether whoever asks takes gzip; a refusal of it (`gzip;q=0`) is respected.
    private static boolean packs(HttpServerRequest request) {
        String accepted = request.getHeader("Accept-Encoding");
        return accepted != null && ACCEPTS_GZIP.matcher(accepted).find();
    }

    private static boolean isUpgrade(HttpServerRequest request) {
        return "websocket".equalsIgnoreCase(request.getHeader("Upgrade"));
    }

    private void api(HttpServerRequest request, String path) {
        List<String> parts = Route.split(path);
        boolean known = false;
        for (Route route : routes) {
            Optional<Map<String, String>> named = route.match(parts);
            if (named.isPresent()) {
                known = true;
                if (route.method().equals(request.method().name())) {
                    body(request, route, named.get());
                    return;
                }
            }
        }
        refuse(
                request,
                replies.refusal(
                        request, known ? 405 : 404, known ? "server.method" : "server.path"));
    }

    /// Reads the body up to its limit, then asks the route on a virtual thread.
    private void body(HttpServerRequest request, Route route, Map<String, String> parts) {
        int usual = config.most().body();
        int most = route.path().startsWith("/api/replays") ? LARGE_BODY : usual;
        Buffer collected = Buffer.buffer();
        Context context = vertx.getOrCreateContext();
        var place = new Limits.Place(limits, reception.address(request));
        arrivals.begun(
                request.connection(),
                () ->
                        context.runOnContext(
                                _ ->
                                        cut(
                                                request,
                                                replies.refusal(
                                                        request, 408, "server.body.slow"))));
        request.handler(
                chunk -> {
                    if (collected.length() + chunk.length() > most) {
                        request.handler(_ -> {});
                        place.leave();
                        cut(request, replies.refusal(request, 413, "server.body.large", most));
                    } else if (collected.length() + chunk.length() > usual && !place.enter()) {
                        request.handler(_ -> {});
                        cut(request, replies.refusal(request, 429, "server.limit"));
                    } else {
                        collected.appendBuffer(chunk);
                    }
                });
        request.exceptionHandler(
                e -> {
                    place.leave();
                    LOG.debug("request: {}", e.toString());
                });
        request.endHandler(
                _ -> {
                    if (request.response().ended()) {
                        place.leave();
                        return;
                    }
                    arrivals.settled(request.connection());
                    tables.blocking(
                            () -> {
                                try (place) {
                                    replies.guarded(
                                            context,
                                            request,
                                            () -> ask(request, route, parts, collected));
                                }
                            });
                });
    }

    /// May block. What is heavy waits for its turn before even its body is understood.
    private Answer ask(
            HttpServerRequest request, Route route, Map<String, String> parts, Buffer body) {
        boolean reads = !route.method().equals("GET");
        Call call = reception.call(request, parts, Json.object().build(), reads);
        Supplier<Answer> work =
                () ->
                        route.handler()
                                .apply(
                                        reads && body.length() > 0
                                                ? call.with(TypedText.json(body.toString()))
                                                : call);
        return route.isHeavy()
                ? workshop.run(call.address(), call.personId(), call::whenGone, work)
                : work.get();
    }

    /// Answers and hangs up: what is still to come of this request is not worth waiting for.
    private void cut(HttpServerRequest request, Answer answer) {
        tables.metrics().count("requests_cut");
        request.pause();
        replies.send(request, answer.with("Connection", "close"));
        var _ = vertx.timer(FAREWELL_MILLIS).onComplete(_ -> request.connection().close());
    }

    public int connections() {
        return connections.get();
    }

    /// The threads of the network, for whoever watches over them.
    public List<Executor> loops() {
        return List.copyOf(loops);
    }

    void announce(String text) {
        sockets.announce(text);
    }

    /// Tells everybody to come back in a moment, and stops listening.
    public Future<Void> close() {
        sockets.close();
        workshop.close();
        return Future.join(servers.stream().map(HttpServer::close).toList()).mapEmpty();
    }
}
