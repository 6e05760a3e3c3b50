package tablee.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tablee.engine.Json;

/// Somebody with a token, over the real doors.
public final class Client {

    static final HttpClient HTTP = HttpClient.newHttpClient();

    private final int port;
    private final String token;

    private Client(int port, String token) {
        this.port = port;
        this.token = token;
    }

    public record Got(int status, Json body) {}

    public String token() {
        return token;
    }

    public static Client program(int port, String name) {
        Got got =
                new Client(port, "")
                        .post(
                                "/api/people",
                                Json.object()
                                        .put("name", name)
                                        .put("program", true)
                                        .put("language", "en")
                                        .build());
        return new Client(port, got.body().at("token").asText());
    }

    /// The same person at a server that came up somewhere else.
    public Client at(int newPort) {
        return new Client(newPort, token);
    }

    /// Whoever a door makes of somebody without a token, by the cookie it gives.
    public static Client cookie(int port, String path) {
        HttpResponse<String> response =
                new Client(port, "")
                        .answer(
                                HttpRequest.newBuilder()
                                        .POST(HttpRequest.BodyPublishers.ofString("{}")),
                                path);
        String cookie = response.headers().firstValue("Set-Cookie").orElseThrow();
        return new Client(port, cookie.replaceAll("^tablee=([^;]*);.*", "$1"));
    }

    /// Somebody whose token was kept.
    public static Client known(int port, String token) {
        return new Client(port, token);
    }

    public static Client nobody(int port) {
        return new Client(port, "");
    }

    public Got get(String path) {
        return send(HttpRequest.newBuilder().GET(), path, Json.nothing());
    }

    public Got post(String path, Json body) {
        return send(
                HttpRequest.newBuilder().POST(HttpRequest.BodyPublishers.ofString(body.print())),
                path,
                body);
    }

    public Got delete(String path, Json body) {
        return send(
                HttpRequest.newBuilder()
                        .method("DELETE", HttpRequest.BodyPublishers.ofString(body.print())),
                path,
                body);
    }

    /// What is not JSON.
    public String text(String path) {
        return answer(HttpRequest.newBuilder().GET(), path).body();
    }

    public java.net.http.HttpHeaders headers(String path) {
        return answer(HttpRequest.newBuilder().GET(), path).headers();
    }

    private Got send(HttpRequest.Builder request, String path, Json asked) {
        HttpResponse<String> response = answer(request, path);
        Json body = response.body().isEmpty() ? Json.nothing() : Json.parse(response.body());
        Traffic.hold(response.request().method(), path, asked, response.statusCode(), body);
        return new Got(response.statusCode(), body);
    }

    private HttpResponse<String> answer(HttpRequest.Builder request, String path) {
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        request.header("Accept-Language", "en");
        try {
            return HTTP.send(
                    request.uri(URI.create("http://localhost:" + port + path)).build(),
                    HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /// Opens a short game of Cabo at once, with bots that play at random on the other seats; the id
    /// of its table.
    public String shortCabo(int seats) {
        var table =
                Json.object()
                        .put("game", "cabo")
                        .put("seats", seats)
                        .put("options", Json.object().put("turnLimit", 20).build())
                        .put("terms", Json.object().put("pace", 0).build())
                        .put("bots", Json.texts(Collections.nCopies(seats - 1, "random")))
                        .put("sit", true)
                        .put("ready", true);
        return post("/api/tables", table.build()).body().at("id").asText();
    }

    public Got command(String table, Json.Builder command) {
        return post("/api/tables/" + table + "/commands", command.build());
    }

    /// A socket that keeps what it hears.
    public static final class Line implements WebSocket.Listener {
        final LinkedBlockingQueue<Json> heard = new LinkedBlockingQueue<>();

        /// Everything, whether somebody has asked for it or not.
        final List<Json> all = new CopyOnWriteArrayList<>();

        private final StringBuilder part = new StringBuilder();
        private Optional<WebSocket> socket = Optional.empty();
        private Json last = Json.nothing();
        volatile boolean closed;

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            part.append(data);
            if (last) {
                Json message = Json.parse(part.toString());
                all.add(message);
                heard.add(message);
                part.setLength(0);
            }
            from.request(1);
            return java.util.concurrent.CompletableFuture.completedFuture(true);
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            closed = true;
            return java.util.concurrent.CompletableFuture.completedFuture(true);
        }

        public boolean isClosed() {
            return closed;
        }

        /// Everything until now.
        public List<Json> heard() {
            return List.copyOf(all);
        }

        public void say(Json.Builder message) {
            socket.orElseThrow().sendText(message.build().print(), true).join();
        }

        public void raw(String text) {
            socket.orElseThrow().sendText(text, true).join();
        }

        /// The next message; fails when there is silence for good.
        public Json next() {
            try {
                Json message = heard.poll(Soon.LIMIT.toMillis(), TimeUnit.MILLISECONDS);
                if (message == null) {
                    throw new AssertionError("nothing heard after " + last);
                }
                last = message;
                return message;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }

        /// The next message of this kind, whatever comes before it.
        public Json next(String kind) {
            while (true) {
                Json message = next();
                String found = message.at("t").asText();
                if (found.equals(kind)) {
                    return message;
                }
                if (found.equals("refused")) {
                    throw new AssertionError(message.print());
                }
            }
        }

        public void hangUp() {
            socket.orElseThrow().abort();
        }
    }

    public Line connect(String table, String query) {
        var line = new Line();
        var builder = HTTP.newWebSocketBuilder();
        if (!token.isEmpty()) {
            builder.header("Authorization", "Bearer " + token);
        }
        line.socket =
                Optional.of(
                        builder.buildAsync(
                                        URI.create(
                                                "ws://localhost:"
                                                        + port
                                                        + "/api/tables/"
                                                        + table
                                                        + "/socket"
                                                        + query),
                                        line)
                                .join());
        return line;
    }
}
