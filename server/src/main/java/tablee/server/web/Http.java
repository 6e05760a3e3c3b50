package tablee.server.web;

import io.vertx.core.Context;
import io.vertx.core.DeploymentOptions;
import io.vertx.core.Future;
import io.vertx.core.MultiMap;
import io.vertx.core.VerticleBase;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.core.net.PemKeyCertOptions;
import io.vertx.core.net.SocketAddress;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.server.Config;
import tablee.server.ServerTexts;
import tablee.server.live.Tables;
import tablee.server.push.Pusher;
import tablee.server.store.PersonRow;

/// The server's front: takes requests and connections, asks who is there, holds the limits, and hands over to routes and sockets. Code
/// that blocks runs on virtual threads, never on those of the network.
public final class Http {

    private static final Logger LOG = LoggerFactory.getLogger(Http.class);
    private static final long PING_MILLIS = 2_500;
    private static final long DEAD_NANOS = TimeUnit.SECONDS.toNanos(9);
    private static final int LARGE_BODY = 4 * 1024 * 1024;

    /// Threads of the network.
    private static final int LOOPS = Math.max(1, Runtime.getRuntime().availableProcessors());

    private static final Map<String, String> ALWAYS =
            Map.of(
                    "Content-Security-Policy",
                    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:;"
                            + " font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self';"
                            + " worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
                    "X-Content-Type-Options",
                    "nosniff",
                    "Referrer-Policy",
                    "same-origin",
                    "Cross-Origin-Opener-Policy",
                    "same-origin",
                    "Permissions-Policy",
                    "camera=(), microphone=(), geolocation=()");

    private static final int SEND_BUFFER = 128 * 1024;

    private final Vertx vertx;
    private final Config config;
    private final Tables tables;
    private final People people;
    private final Limits limits;
    private final List<Route> routes;
    private final StaticFiles files = new StaticFiles();
    private final Set<TableSocket> sockets = ConcurrentHashMap.newKeySet();
    private final AtomicInteger connections = new AtomicInteger();
    private final List<HttpServer> servers = new CopyOnWriteArrayList<>();

    public Http(Vertx vertx, Config config, Tables tables, Pusher pusher, String adminToken) {
        this.vertx = vertx;
        this.config = config;
        this.tables = tables;
        this.people = new People(tables.store(), tables::now);
        this.limits = new Limits(config);
        this.routes = new Doors(config, tables, people, limits, this, pusher, adminToken).routes();
        tables.metrics().gauge("sockets", sockets::size);
        tables.metrics().gauge("connections", connections::get);
    }

    /// Listens; completes with the port.
    public Future<Integer> listen() {
        var options =
                new HttpServerOptions()
                        .setMaxWebSocketMessageSize(config.number("limit-message"))
                        .setMaxWebSocketFrameSize(config.number("limit-message"))
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
        if (!config.text("tls-cert").isEmpty()) {
            options.setSsl(true)
                    .setKeyCertOptions(
                            new PemKeyCertOptions()
                                    .setCertPath(config.text("tls-cert"))
                                    .setKeyPath(config.text("tls-key")));
        }
        // A free one is the same for all threads of the network.
        SocketAddress address =
                config.number("port") == 0
                        ? SocketAddress.sharedRandomPort(1, config.text("host"))
                        : SocketAddress.inetSocketAddress(
                                config.number("port"), config.text("host"));
        long _ = vertx.setPeriodic(PING_MILLIS, _ -> ping());
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
        HttpServer made = vertx.createHttpServer(options);
        servers.add(made);
        made.connectionHandler(
                connection -> {
                    // A proxy speaks for everybody, so that only the sum can be limited there.
                    String from =
                            config.flag("behind-proxy")
                                    ? ""
                                    : connection.remoteAddress().hostAddress();
                    boolean few = from.isEmpty() || limits.connection(from);
                    if (connections.incrementAndGet() > config.number("limit-connections")
                            || !few) {
                        tables.metrics().count("limited");
                        var _ = connection.close();
                    }
                    connection.closeHandler(
                            _ -> {
                                connections.decrementAndGet();
                                if (few) {
                                    limits.connectionClosed(from);
                                }
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

    private void ping() {
        Buffer nothing = Buffer.buffer();
        long now = System.nanoTime();
        for (TableSocket socket : sockets) {
            if (socket.isSilent(now, DEAD_NANOS)) {
                tables.metrics().count("sockets_dead");
                socket.shut(1001, "silent");
            } else {
                socket.ping(nothing);
            }
        }
    }

    // ---- requests

    private void request(HttpServerRequest request) {
        String path = request.path() == null ? "" : request.path();
        if (!path.startsWith("/") || path.contains("%") || path.length() > 512) {
            answer(request, refusal(request, 404, "server.path"));
            return;
        }
        if (!limits.request(address(request)) && !path.equals("/health")) {
            tables.metrics().count("limited");
            answer(request, refusal(request, 429, "server.limit").with("Retry-After", "1"));
            return;
        }
        if (isUpgrade(request)) {
            upgrade(request, path);
        } else if (path.equals("/api") || path.startsWith("/api/") || Doors.OPEN.contains(path)) {
            api(request, path);
        } else if (isRead(request)) {
            Context context = vertx.getOrCreateContext();
            tables.blocking(() -> guarded(context, request, () -> files.find(path)));
        } else {
            answer(request, refusal(request, 405, "server.method"));
        }
    }

    private static boolean isRead(HttpServerRequest request) {
        return request.method().equals(HttpMethod.GET) || request.method().equals(HttpMethod.HEAD);
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
        answer(
                request,
                refusal(request, known ? 405 : 404, known ? "server.method" : "server.path"));
    }

    /// Reads the body up to its limit, then asks the route on a virtual thread.
    private void body(HttpServerRequest request, Route route, Map<String, String> parts) {
        boolean reads = !route.method().equals("GET");
        int most =
                route.path().startsWith("/api/replays") ? LARGE_BODY : config.number("limit-body");
        Buffer collected = Buffer.buffer();
        Context context = vertx.getOrCreateContext();
        request.handler(
                chunk -> {
                    if (collected.length() <= most) {
                        collected.appendBuffer(chunk);
                    }
                });
        request.exceptionHandler(e -> LOG.debug("request: {}", e.toString()));
        request.endHandler(
                _ -> {
                    if (collected.length() > most) {
                        answer(request, refusal(request, 413, "server.body.large", most));
                        return;
                    }
                    tables.blocking(
                            () ->
                                    guarded(
                                            context,
                                            request,
                                            () -> {
                                                Json body =
                                                        reads && collected.length() > 0
                                                                ? Json.parse(collected.toString())
                                                                : Json.object().build();
                                                return route.handler()
                                                        .apply(call(request, parts, body, reads));
                                            }));
                });
    }

    private Call call(
            HttpServerRequest request, Map<String, String> parts, Json body, boolean changes) {
        Optional<String> bearer = bearer(request);
        Optional<String> cookie =
                Optional.ofNullable(request.getCookie(PeopleRoutes.COOKIE))
                        .map(io.vertx.core.http.Cookie::getValue);
        if (bearer.isEmpty() && changes && !isOwnOrigin(request)) {
            throw new Refusal(403, "server.origin");
        }
        Optional<PersonRow> person = bearer.or(() -> cookie).flatMap(people::find);
        if (bearer.isPresent() && person.isEmpty() && !request.path().startsWith("/api/admin")) {
            throw new Refusal(401, "server.person.unknown");
        }
        MultiMap query = request.params();
        return new Call(
                address(request),
                person,
                parts,
                query,
                request.headers(),
                body,
                base(request),
                isSecure(request));
    }

    private static Optional<String> bearer(HttpServerRequest request) {
        String header = request.getHeader("Authorization");
        return header != null && header.startsWith("Bearer ")
                ? Optional.of(header.substring(7).trim())
                : Optional.empty();
    }

    /// A cookie goes along with whatever page asks for it, so the page must be ours.
    private boolean isOwnOrigin(HttpServerRequest request) {
        String origin = request.getHeader("Origin");
        if (origin == null) {
            return true;
        }
        if (!config.text("public-url").isEmpty()) {
            return origin.equals(config.text("public-url"));
        }
        try {
            String authority = URI.create(origin).getRawAuthority();
            return authority != null && authority.equals(request.getHeader("Host"));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private boolean isSecure(HttpServerRequest request) {
        return request.isSSL()
                || config.text("public-url").startsWith("https:")
                || (config.flag("behind-proxy")
                        && "https".equals(request.getHeader("X-Forwarded-Proto")));
    }

    private String base(HttpServerRequest request) {
        return config.text("public-url").isEmpty()
                ? (isSecure(request) ? "https://" : "http://") + request.getHeader("Host")
                : config.text("public-url");
    }

    private String address(HttpServerRequest request) {
        String forwarded = request.getHeader("X-Forwarded-For");
        if (config.flag("behind-proxy") && forwarded != null && forwarded.length() < 512) {
            return forwarded.substring(forwarded.lastIndexOf(',') + 1).trim();
        }
        return request.remoteAddress() == null ? "?" : request.remoteAddress().hostAddress();
    }

    // ---- answers

    private interface Work {
        Answer run();
    }

    private void guarded(Context context, HttpServerRequest request, Work work) {
        Answer answer;
        long begun = System.nanoTime();
        try {
            answer = work.run();
        } catch (CompletionException e) {
            answer = failed(request, e.getCause() == null ? e : e.getCause());
        } catch (RuntimeException e) {
            answer = failed(request, e);
        }
        tables.metrics().time("request", System.nanoTime() - begun);
        Answer made = answer;
        context.runOnContext(_ -> answer(request, made));
    }

    private Answer failed(HttpServerRequest request, Throwable failure) {
        return switch (failure) {
            case Refusal refusal ->
                    Answer.refused(
                            refusal.status(),
                            refusal.sentence().key(),
                            ServerTexts.say(Call.accepted(request.headers()), refusal.sentence()));
            case BadInput bad ->
                    Answer.refused(
                            400,
                            bad.sentence().key(),
                            ServerTexts.say(Call.accepted(request.headers()), bad.sentence()));
            default -> {
                LOG.error("{} {} failed", request.method(), request.path(), failure);
                tables.metrics().count("errors");
                yield refusal(request, 500, "server.trouble");
            }
        };
    }

    private static Answer refusal(
            HttpServerRequest request, int status, String key, Object... args) {
        return Answer.refused(
                status, key, ServerTexts.in(Call.accepted(request.headers())).say(key, args));
    }

    private void answer(HttpServerRequest request, Answer answer) {
        var response = request.response();
        if (response.ended() || response.closed()) {
            return;
        }
        response.setStatusCode(answer.status());
        ALWAYS.forEach(response::putHeader);
        response.putHeader("Content-Type", answer.type());
        if (!answer.headers().containsKey("Cache-Control")) {
            response.putHeader("Cache-Control", "no-store");
        }
        answer.headers().forEach(response::putHeader);
        if (isSecure(request)) {
            response.putHeader("Strict-Transport-Security", "max-age=31536000");
        }
        var _ =
                request.method().equals(HttpMethod.HEAD)
                        ? response.end()
                        : response.end(answer.body());
    }

    // ---- sockets

    private void upgrade(HttpServerRequest request, String path) {
        Optional<Map<String, String>> parts = Doors.SOCKET.match(Route.split(path));
        if (parts.isEmpty()) {
            answer(request, refusal(request, 404, "server.path"));
            return;
        }
        String address = address(request);
        if (!limits.socket(address)) {
            answer(request, refusal(request, 429, "server.limit"));
            return;
        }
        request.pause();
        Context context = vertx.getOrCreateContext();
        tables.blocking(
                () -> {
                    try {
                        Call call = call(request, parts.get(), Json.object().build(), true);
                        var table =
                                tables.find(call.part("id"))
                                        .join()
                                        .orElseThrow(
                                                () -> new Refusal(404, "server.table.missing"));
                        context.runOnContext(
                                _ ->
                                        request.toWebSocket()
                                                .onSuccess(
                                                        socket ->
                                                                connected(
                                                                        socket, table, call,
                                                                        address))
                                                .onFailure(_ -> limits.socketClosed(address)));
                    } catch (RuntimeException e) {
                        limits.socketClosed(address);
                        Throwable cause =
                                e instanceof CompletionException && e.getCause() != null
                                        ? e.getCause()
                                        : e;
                        Answer refused = failed(request, cause);
                        context.runOnContext(
                                _ -> {
                                    request.resume();
                                    answer(request, refused);
                                });
                    }
                });
    }

    private void connected(
            ServerWebSocket socket,
            tablee.server.live.LiveTable<?, ?, ?> table,
            Call call,
            String address) {
        var listener = new TableSocket(socket, table, call, limits.messages());
        sockets.add(listener);
        socket.closeHandler(
                _ -> {
                    sockets.remove(listener);
                    limits.socketClosed(address);
                    listener.closed();
                });
        listener.begin();
    }

    public int connections() {
        return connections.get();
    }

    void announce(String text) {
        sockets.forEach(socket -> socket.announce(text));
    }

    /// Tells everybody to come back in a moment, and stops listening.
    public Future<Void> close() {
        sockets.forEach(socket -> socket.shut(1012, "restart"));
        return Future.join(servers.stream().map(HttpServer::close).toList()).mapEmpty();
    }
}
