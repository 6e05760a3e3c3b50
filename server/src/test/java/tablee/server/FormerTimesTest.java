package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Json;

/// A store and replays of the time when nonces were told openly: they open, go on and verify under their own name.
class FormerTimesTest {

    private static final String NAME = "hmac-sha256-counter/1";
    private static final Path KEPT = Path.of("src/test/resources/tablee/server/counter-1");

    @TempDir Path data;
    private TableServer server;
    private Json kept = Json.nothing();

    @BeforeEach
    void open() throws IOException {
        Files.copy(KEPT.resolve("store.db"), data.resolve("tablee.db"));
        kept = read("store.json");
        server = TestServer.start(data);
    }

    @AfterEach
    void close() {
        server.close();
    }

    private static Json read(String file) {
        try {
            return Json.parse(Files.readString(KEPT.resolve(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Client person(String name) {
        return Client.known(server.port(), kept.at(name).asText());
    }

    private String table(String name) {
        return kept.at("tables").at(name).asText();
    }

    private void verifies(Json verdict) {
        assertThat(verdict.at("fair").asBool()).as(verdict.print()).isTrue();
        assertThat(verdict.at("algorithm").asText()).isEqualTo(NAME);
        assertThat(verdict.at("bound").asBool()).isFalse();
        assertThat(verdict.at("draws").asInt()).isPositive();
    }

    @Test
    void a_replay_still_verifies_and_a_changed_one_does_not() {
        Client nobody = Client.nobody(server.port());
        Json replay = read("cabo.json");
        Json body = Json.object().put("replay", replay).build();
        verifies(nobody.post("/api/replays/verify", body).body());
        Json other = Json.parse(replay.print().replace("the-nonce-of-ana", "another-of-ana"));
        body = Json.object().put("replay", other).build();
        assertThat(nobody.post("/api/replays/verify", body).body().at("fair").asBool()).isFalse();
    }

    @Test
    void a_finished_game_verifies_and_a_running_one_is_played_to_its_end() {
        Client ana = person("ana");
        verifies(ana.get("/api/tables/" + table("finished") + "/verify").body());
        Client.Line line = ana.connect(table("running"), "?lean=1");
        Json first = line.next("table");
        assertThat(first.at("table").at("draws").asText()).isEqualTo(NAME);
        Json _ = Players.playOut(line, first);
        verifies(ana.get("/api/tables/" + table("running") + "/verify").body());
        Json draws = ana.get("/api/tables/" + table("running") + "/draws").body();
        assertThat(draws.at("nonces").print()).isEqualTo("{\"A\":\"running-nonce\"}");
    }

    @Test
    void a_game_between_two_people_goes_on() {
        Client.Line a = person("ana").connect(table("begun"), "?lean=1");
        Client.Line b = person("ben").connect(table("begun"), "?lean=1");
        assertThat(Players.inTurn(java.util.List.of(a, b), 8)).hasSize(2);
    }

    @Test
    void a_table_where_somebody_was_ready_begins_as_it_was_opened() {
        Client ben = person("ben");
        var commitment = Json.object().put("cmd", "ready").put("commitment", "ab".repeat(32));
        assertThat(ben.command(table("waiting"), commitment).body().at("say").asText())
                .contains("tout haut");
        var nonce = Json.object().put("cmd", "ready").put("nonce", "ben-at-last");
        assertThat(ben.command(table("waiting"), nonce).status()).isEqualTo(200);
        Json now = ben.get("/api/tables/" + table("waiting")).body().at("table");
        assertThat(now.at("phase").asText()).isEqualTo("playing");
        assertThat(now.at("shares").at("A").at("nonce").asText()).isEqualTo("ana-of-today");
        assertThat(now.at("shares").at("B").at("nonce").asText()).isEqualTo("ben-at-last");
    }
}
