package tablee.server.web;

import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.core.net.SocketAddress;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import tablee.engine.Json;
import tablee.server.limits.Limits;
import tablee.server.live.LiveTable;
import tablee.server.live.Tables;
import tablee.server.people.Here;

/// The connections to tables: made from requests, kept awake, and told when the house closes.
final class Sockets {

    private static final long DEAD_NANOS = TimeUnit.SECONDS.toNanos(9);

    private final Vertx vertx;
    private final Tables tables;
    private final Limits limits;
    private final Reception reception;
    private final Replies replies;
    private final Consumer<SocketAddress> gone;
    private final long unreadNanos;
    private final Set<TableSocket> open = ConcurrentHashMap.newKeySet();
    private final HouseRules house;
    private final Here here;

    /// @param unread how long somebody may leave unread what was sent to them
    /// @param gone told when a connection that became a socket is closed: as a connection it does not say so any more
    Sockets(
            Vertx vertx,
            Tables tables,
            Limits limits,
            Reception reception,
            Replies replies,
            HouseRules house,
            Here here,
            Duration unread,
            Consumer<SocketAddress> gone) {
        this.vertx = vertx;
        this.tables = tables;
        this.limits = limits;
        this.reception = reception;
        this.replies = replies;
        this.house = house;
        this.here = here;
        this.gone = gone;
        this.unreadNanos = unread.toNanos();
        tables.metrics().gauge("sockets", open::size);
    }

    void upgrade(HttpServerRequest request, String path) {
        Optional<Map<String, String>> parts = Routes.SOCKET.match(Route.split(path));
        if (parts.isEmpty()) {
            replies.send(request, replies.refusal(request, 404, "server.path"));
            return;
        }
        String address = reception.address(request);
        if (!limits.socket(address)) {
            replies.send(request, replies.refusal(request, 429, "server.limit"));
            return;
        }
        request.pause();
        Context context = vertx.getOrCreateContext();
        tables.blocking(
                () -> {
                    try {
                        Call call =
                                reception.call(request, parts.get(), Json.object().build(), true);
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
                    } catch (RuntimeException | Error e) {
                        limits.socketClosed(address);
                        Throwable cause =
                                e instanceof CompletionException && e.getCause() != null
                                        ? e.getCause()
                                        : e;
                        Answer refused = replies.failed(request, cause);
                        context.runOnContext(
                                _ -> {
                                    request.resume();
                                    replies.send(request, refused);
                                });
                    }
                });
    }

    private void connected(
            ServerWebSocket socket, LiveTable<?, ?, ?> table, Call call, String address) {
        var listener = new TableSocket(socket, table, call, limits, house, here);
        open.add(listener);
        SocketAddress from = socket.remoteAddress();
        socket.closeHandler(
                _ -> {
                    gone.accept(from);
                    open.remove(listener);
                    limits.socketClosed(address);
                    listener.closed();
                });
        listener.begin();
    }

    void ping() {
        Buffer nothing = Buffer.buffer();
        long now = System.nanoTime();
        for (TableSocket socket : open) {
            if (socket.isUnread(now, unreadNanos)) {
                socket.cut();
            } else {
                socket.ping(nothing);
            }
        }
    }

    /// Lets go of those of whom nothing has been heard; asked often, so that it is known within ten seconds who is there.
    void sweep() {
        long now = System.nanoTime();
        for (TableSocket socket : open) {
            if (socket.isSilent(now, DEAD_NANOS)) {
                tables.metrics().count("sockets_dead");
                socket.lost();
            }
        }
    }

    /// Hangs up on those who are no longer welcome.
    void end(Predicate<Call> whose, String reason) {
        open.stream()
                .filter(socket -> whose.test(socket.call()))
                .forEach(socket -> socket.end(reason));
    }

    void announce(String text) {
        open.forEach(socket -> socket.announce(text));
    }

    /// Tells everybody to come back in a moment.
    void close() {
        open.forEach(socket -> socket.shut(1012, "restart"));
    }
}
