package tablee.server.web;

import io.vertx.core.Context;
import io.vertx.core.MultiMap;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.engine.Json;
import tablee.server.Config;
import tablee.server.limits.Arrivals;
import tablee.server.limits.Limits;
import tablee.server.live.Tables;
import tablee.server.store.StoreException;

/// Takes requests: holds the limits, reads what comes with them, and hands over to routes, pages and sockets. Code that blocks runs on virtual
/// threads, never on those of the network.
final class Requests {

    private static final Logger LOG = LoggerFactory.getLogger(Requests.class);

    /// For an answer to be read before the connection is closed under it.
    private static final long FAREWELL_MILLIS = 500;

    private static final int LARGE_BODY = 4 * 1024 * 1024;

    /// Everything our addresses are made of, and nothing that could be read as something else further in.
    private static final Pattern PATH = Pattern.compile("/[^%\\p{Cntrl}]{0,511}");

    private static final Pattern ACCEPTS_GZIP =
            Pattern.compile("(?i)\\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))");

    private final Vertx vertx;
    private final Config config;
    private final Tables tables;
    private static final Map<String, String> KEPT_A_DAY =
            Map.of("Cache-Control", "public, max-age=86400");

    private final Limits limits;
    private final Arrivals arrivals;
    private final Reception reception;
    private final Sockets sockets;
    private final Replies replies;
    private final List<Route> routes;
    private final Workshop workshop;
    private final StaticFiles files;
    private final Preview preview;

    Requests(
            Vertx vertx,
            Config config,
            Tables tables,
            Limits limits,
            Arrivals arrivals,
            Reception reception,
            Sockets sockets,
            Replies replies,
            List<Route> routes,
            Workshop workshop) {
        this.vertx = vertx;
        this.config = config;
        this.tables = tables;
        this.limits = limits;
        this.arrivals = arrivals;
        this.reception = reception;
        this.sockets = sockets;
        this.replies = replies;
        this.routes = routes;
        this.workshop = workshop;
        this.files = new StaticFiles(tables.games(), config.localPlay());
        this.preview = new Preview(tables);
    }

    void handle(HttpServerRequest request) {
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
            Optional<byte[]> picture = preview.picture(path);
            if (picture.isPresent()) {
                return new Answer(200, "image/png", Buffer.buffer(picture.get()), KEPT_A_DAY);
            }
            head =
                    preview.head(path, reception.language(request), reception.base(request))
                            .orElse("");
        } catch (StoreException away) {
            LOG.debug("no preview: {}", away.toString());
        }
        return files.find(path, head, packs(request.headers()));
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
    static boolean packs(MultiMap headers) {
        String accepted = headers.get("Accept-Encoding");
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
        int most = route.isLarge() ? LARGE_BODY : usual;
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
                                                ? call.with(TypedInput.json(body.toString()))
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
}
