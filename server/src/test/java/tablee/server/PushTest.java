package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Json;
import tablee.server.push.FakePushService;

/// People who are away learn that a table waits for them, and nobody else learns anything.
class PushTest {

    @TempDir Path data;
    private TableServer server;
    private FakePushService service;

    @BeforeEach
    void open() {
        server = TableServer.start(TestServer.config(data).with("push-hosts", "localhost"));
        service = new FakePushService();
    }

    @AfterEach
    void close() {
        service.close();
        server.close();
    }

    private static String table(Client ana) {
        var table =
                Json.object()
                        .put("game", "cabo")
                        .put("seats", 2)
                        .put("terms", Json.object().put("pace", 0).build())
                        .put("bots", Json.texts(List.of("random")))
                        .put("sit", true)
                        .put("ready", true);
        return ana.post("/api/tables", table.build()).body().at("id").asText();
    }

    @Test
    void somebody_away_is_told_that_it_is_their_turn_until_they_want_no_more() throws Exception {
        Client ana = Client.program(server.port(), "Ana");
        String key = ana.get("/api/push/key").body().at("key").asText();
        assertThat(ana.post("/api/push", service.subscription()).status()).isEqualTo(204);
        String id = table(ana);
        Json notice = service.next(key);
        assertThat(notice.at("t").asText()).isEqualTo("turn");
        assertThat(notice.at("table").asText()).isEqualTo(id);
        assertThat(notice.at("url").asText()).isEqualTo("/t/" + id);
        assertThat(notice.at("text").asText()).isEqualTo("It is your turn.");
        assertThat(notice.fields().keySet())
                .containsExactlyInAnyOrder("t", "table", "game", "title", "text", "url");
        var endpoint = Json.object().put("endpoint", service.endpoint()).build();
        assertThat(ana.delete("/api/push", endpoint).status()).isEqualTo(204);
        var _ = table(ana);
        assertThat(service.isQuiet(5_000)).isTrue();
    }

    @Test
    void somebody_at_the_table_is_not_told() throws Exception {
        Client ana = Client.program(server.port(), "Ana");
        ana.post("/api/push", service.subscription());
        String id = table(ana);
        Client.Line line = ana.connect(id, "");
        var _ = line.next("table");
        assertThat(service.isQuiet(5_000)).isTrue();
    }

    @Test
    void a_browser_that_is_gone_is_forgotten() throws Exception {
        Client ana = Client.program(server.port(), "Ana");
        String key = ana.get("/api/push/key").body().at("key").asText();
        ana.post("/api/push", service.subscription());
        service.gone();
        var _ = table(ana);
        var _ = service.next(key);
        var _ = table(ana);
        assertThat(service.isQuiet(5_000)).isTrue();
    }

    @Test
    void only_known_push_services_are_written_to() {
        Client ana = Client.program(server.port(), "Ana");
        Json good = service.subscription();
        for (String endpoint :
                List.of(
                        "http://127.0.0.1:8080/x",
                        "https://example.org/x",
                        "https://evil-localhost/x",
                        "http://ana@localhost/x",
                        "file:///etc/passwd",
                        "not an address")) {
            Json bad = Json.object().put("endpoint", endpoint).put("keys", good.at("keys")).build();
            assertThat(ana.post("/api/push", bad).status()).as(endpoint).isEqualTo(400);
        }
        Json noKey =
                Json.object()
                        .put("endpoint", service.endpoint())
                        .put(
                                "keys",
                                Json.object().put("p256dh", "AAAA").put("auth", "AAAA").build())
                        .build();
        assertThat(ana.post("/api/push", noKey).status()).isEqualTo(400);
        assertThat(Client.nobody(server.port()).post("/api/push", good).status()).isEqualTo(401);
    }
}
