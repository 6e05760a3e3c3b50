package tablee.cli.server;

import io.vertx.core.Vertx;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import io.vertx.core.http.WebSocketConnectOptions;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import tablee.engine.Hash;
import tablee.engine.Json;

/// Many tables played at once over the real doors, by people made of one token for each seat.
final class Load implements AutoCloseable {

    private static final int OPENERS = 4;
    private static final int TRIES = 5;

    /// One address has some 28,000 ports to call from, so seats call from several.
    private static final int HOMES = 4;

    private final Vertx vertx = Vertx.vertx();
    private final List<WebSocketClient> sockets;
    private final HttpClient http = HttpClient.newHttpClient();
    private final List<String> tokens = new ArrayList<>();
    private final List<LoadTable> tables = new CopyOnWriteArrayList<>();
    private final IntSupplier anyPort;
    private final int seats;
    private int bots;
    private final long pauseMillis;
    private final String name;
    final Recorder latency = new Recorder();
    final LongAdder updates = new LongAdder();
    final LongAdder updateBytes = new LongAdder();
    final LongAdder refusals = new LongAdder();
    final LongAdder reconnects = new LongAdder();
    final List<String> contradictions = new CopyOnWriteArrayList<>();
    private final Map<String, Long> shown = new ConcurrentHashMap<>();
    private final AtomicLong numbers = new AtomicLong(1);
    private volatile boolean stopped;
    private String avoided = "";
    private volatile boolean checking;

    /// @param anyPort a port to connect to, asked anew for each connection
    /// @param pauseMillis between two moves of a table; 0 for as fast as it goes
    Load(IntSupplier anyPort, int seats, long pauseMillis, String name) {
        this.anyPort = anyPort;
        this.seats = seats;
        this.pauseMillis = pauseMillis;
        this.name = name;
        this.sockets =
                IntStream.rangeClosed(1, HOMES)
                        .mapToObj(
                                home ->
                                        vertx.createWebSocketClient(
                                                new WebSocketClientOptions()
                                                        .setLocalAddress("127.0.0." + home)
                                                        .setMaxConnections(100_000)
                                                        .setMaxMessageSize(1 << 20)
                                                        .setMaxFrameSize(1 << 20)))
                        .toList();
    }

    /// So many more seats at each table, for bots.
    void bots(int count) {
        bots = count;
    }

    /// Moves that begin so are made only when there is no other: games go on for as long as the measurement.
    void avoid(String move) {
        avoided = move;
    }

    String avoided() {
        return avoided;
    }

    /// Remembers what every seat was shown at every line, to see whether anybody is ever told something else.
    void checkWhatIsShown() {
        checking = true;
    }

    List<LoadTable> tables() {
        return tables;
    }

    /// Opens so many tables of a game, seats everybody and connects them; the games begin by themselves.
    void open(String game, int count) throws IOException, InterruptedException {
        for (int seat = 0; seat < seats; seat++) {
            Json person =
                    post(
                            "",
                            "/api/people",
                            Json.object().put("name", "load " + seat).put("program", true).build());
            tokens.add(person.at("token").asText());
        }
        var faults = new CopyOnWriteArrayList<Exception>();
        try (var many = Executors.newFixedThreadPool(OPENERS)) {
            for (int i = 0; i < count; i++) {
                many.execute(
                        () -> {
                            try {
                                openOne(game);
                            } catch (IOException | InterruptedException e) {
                                faults.add(e);
                            }
                        });
            }
        }
        if (!faults.isEmpty()) {
            throw new IOException("a table could not be opened", faults.getFirst());
        }
    }

    void openOne(String game) throws IOException, InterruptedException {
        var terms = Json.object().put("pace", 0).put("absence", 0).build();
        Json made =
                post(
                        tokens.getFirst(),
                        "/api/tables",
                        Json.object()
                                .put("game", game)
                                .put("seats", seats + bots)
                                .put("bots", Json.texts(Collections.nCopies(bots, "débutant")))
                                .put("terms", terms)
                                .put("sit", true)
                                .build());
        String id = made.at("id").asText();
        for (int seat = 1; seat < seats; seat++) {
            post(tokens.get(seat), commands(id), Json.object().put("cmd", "sit").build());
        }
        var table = new LoadTable(this, id, seats, anyPort.getAsInt());
        tables.add(table);
        for (int seat = 0; seat < seats; seat++) {
            connect(table, seat);
        }
        for (int seat = 0; seat < seats; seat++) {
            post(tokens.get(seat), commands(id), Json.object().put("cmd", "ready").build());
        }
    }

    private static String commands(String id) {
        return "/api/tables/" + id + "/commands";
    }

    private Json post(String token, String path, Json body)
            throws IOException, InterruptedException {
        var request =
                HttpRequest.newBuilder(URI.create("http://localhost:" + anyPort.getAsInt() + path))
                        .POST(HttpRequest.BodyPublishers.ofString(body.print()));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        var answer = insist(request.build());
        if (answer.statusCode() >= 300) {
            throw new IOException(path + ": " + answer.statusCode() + " " + answer.body());
        }
        return Json.parse(answer.body());
    }

    /// A server that was just killed and started again may hang up on a request; whoever wanted something asks again.
    private HttpResponse<String> insist(HttpRequest request)
            throws IOException, InterruptedException {
        for (int left = TRIES; ; left--) {
            try {
                return http.send(request, HttpResponse.BodyHandlers.ofString());
            } catch (IOException e) {
                if (left == 0) {
                    throw e;
                }
                Thread.sleep(100);
            }
        }
    }

    /// Connects a seat, and again whenever the connection is lost, as a client would.
    private void connect(LoadTable table, int seat) {
        if (stopped || table.closed) {
            return;
        }
        var options =
                new WebSocketConnectOptions()
                        .setHost("127.0.0.1")
                        .setPort(anyPort.getAsInt())
                        .setURI(
                                "/api/tables/"
                                        + table.id
                                        + "/socket?lean=1&since="
                                        + table.since(seat))
                        .addHeader("Authorization", "Bearer " + tokens.get(seat));
        sockets.get(seat % HOMES)
                .connect(options)
                .onSuccess(
                        socket -> {
                            table.connected(seat, socket);
                            socket.textMessageHandler(text -> table.message(seat, text));
                            socket.closeHandler(_ -> reconnect(table, seat));
                        })
                .onFailure(_ -> reconnect(table, seat));
    }

    private void reconnect(LoadTable table, int seat) {
        if (!stopped && !table.closed) {
            reconnects.increment();
            later(100, () -> connect(table, seat));
        }
    }

    void later(long millis, Runnable work) {
        long _ = vertx.setTimer(millis, _ -> work.run());
    }

    long pauseMillis() {
        return pauseMillis;
    }

    boolean isStopped() {
        return stopped;
    }

    String name() {
        return name;
    }

    /// Numbers without a pattern, the same in every run.
    long next() {
        return Hash.mix(Hash.START, numbers.incrementAndGet()) >>> 1;
    }

    void moved(long nanos) {
        latency.add(nanos);
    }

    void bytes(String text) {
        if (text.startsWith("{\"t\":\"update\"")) {
            updates.increment();
            updateBytes.add(text.length());
        }
    }

    void refused(String text) {
        if (!text.contains("\"TABLE\"")) {
            contradictions.add("refused: " + text);
        }
        refusals.increment();
    }

    void takenBack(String id, int seat, long known, long told) {
        contradictions.add(id + " seat " + seat + " knew " + known + " and was told " + told);
    }

    /// The same line must look the same to the same seat, whichever node tells it.
    void shown(String id, int seat, long seq, String text) {
        int at = text.indexOf("\"now\":");
        int end = text.indexOf(",\"awaited\":");
        if (!checking || at < 0 || end < at) {
            return;
        }
        long now = Hash.mix(Hash.START, text.substring(at, end));
        Long before = shown.put(id + "/" + seat + "/" + seq, now);
        if (before != null && before != now) {
            contradictions.add(id + " seat " + seat + " line " + seq + " was shown in two ways");
        }
    }

    void stop() {
        stopped = true;
    }

    @Override
    public void close() {
        stop();
        http.close();
        vertx.close().toCompletionStage().toCompletableFuture().join();
    }
}
