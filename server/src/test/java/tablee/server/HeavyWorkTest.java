package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Json;

/// What one guest asks for in plenty: it is bounded, they are told when to come back, and what nobody waits for is not done.
class HeavyWorkTest {

    @TempDir Path data;
    private TableServer server;
    private Client ana;

    @BeforeEach
    void open() {
        server = TableServer.start(TestServer.config(data).with("limit-kept", "2"));
        ana = Client.program(server.port(), "Ana");
    }

    @AfterEach
    void close() {
        assertThat(server.tables().metrics().counted("errors")).isZero();
        server.close();
    }

    private String finished() {
        String id = ana.shortCabo(2);
        Client.Line line = ana.connect(id, "?lean=1");
        var _ = Players.playOut(line, line.next("table"));
        line.hangUp();
        return id;
    }

    /// The file of a game with its steps said again and again.
    private Json endless(String id) {
        Json file = ana.get("/api/tables/" + id + "/replay").body();
        var steps = file.at("steps").items();
        var many = new ArrayList<Json>();
        while (many.size() < 25_000) {
            many.addAll(steps);
        }
        var json = Json.object();
        file.fields()
                .forEach(
                        (name, value) ->
                                json.put(name, name.equals("steps") ? Json.of(many) : value));
        return json.build();
    }

    @Test
    void a_game_has_so_many_steps_and_no_more() {
        Json file = endless(finished());
        for (String path : List.of("frames", "draws", "verify")) {
            var asked = Json.object().put("replay", file);
            if (path.equals("frames")) {
                asked.put("as", "open");
            }
            var got = ana.post("/api/replays/" + path, asked.build());
            assertThat(got.body().at("say").asText()).as(path).contains("20000");
        }
    }

    @Test
    void who_asks_for_more_than_their_share_is_told_when_to_come_back() {
        String id = finished();
        Json file =
                Json.object()
                        .put("replay", ana.get("/api/tables/" + id + "/replay").body())
                        .build();
        var asked =
                IntStream.range(0, 60)
                        .mapToObj(
                                _ ->
                                        CompletableFuture.supplyAsync(
                                                () -> ana.post("/api/replays/verify", file),
                                                Thread.ofVirtual()::start))
                        .toList();
        var statuses = asked.stream().map(one -> one.join().status()).toList();
        assertThat(statuses).containsOnly(200, 429);
        assertThat(server.tables().metrics().counted("heavy_refused")).isPositive();
    }

    @Test
    void whoever_leaves_is_not_worked_for() {
        String id = finished();
        Json asked = Json.object().put("replay", endless(id)).put("as", "open").build();
        byte[] body = asked.print().getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < 6; i++) {
            try (var raw = new RawSocket(server.port())) {
                raw.send(
                        "POST /api/replays/frames HTTP/1.1\r\nHost: localhost\r\nContent-Length: "
                                + body.length
                                + "\r\n\r\n");
                raw.send(body);
            }
        }
        Soon.that(
                "nothing waits",
                () -> server.tables().metrics().text().contains("tablee_heavy_waiting 0"));
    }

    @Test
    void what_is_small_to_ask_and_large_to_keep_is_rationed() {
        String id = finished();
        var play = Json.object().put("step", 10).put("seat", "A").put("level", "random").build();
        var statuses =
                IntStream.range(0, 4)
                        .mapToObj(_ -> ana.post("/api/tables/" + id + "/continue", play).status())
                        .toList();
        assertThat(statuses).containsExactly(201, 201, 429, 429);
    }

    @Test
    void hints_are_few_at_a_time() {
        String id =
                ana.post(
                                "/api/tables",
                                Json.object()
                                        .put("game", "cabo")
                                        .put("seats", 2)
                                        .put("bots", Json.texts(Collections.nCopies(1, "random")))
                                        .put("sit", true)
                                        .put("ready", true)
                                        .build())
                        .body()
                        .at("id")
                        .asText();
        Client.Line line = ana.connect(id, "?lean=1");
        var _ = Players.untilMyTurn(line, line.next("table"));
        var asked =
                IntStream.range(0, 20)
                        .mapToObj(
                                _ ->
                                        CompletableFuture.supplyAsync(
                                                () ->
                                                        ana.post(
                                                                        "/api/tables/"
                                                                                + id
                                                                                + "/hint",
                                                                        Json.object().build())
                                                                .status(),
                                                Thread.ofVirtual()::start))
                        .toList();
        var statuses = asked.stream().map(CompletableFuture::join).toList();
        assertThat(statuses).contains(200, 429);
        line.hangUp();
    }
}
