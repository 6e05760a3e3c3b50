package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.engine.Json;

/// A store of before everything was given its room (commit 62a0831): it opens, and its running games go on to a fair end.
class KeptStoreTest {

    private static final Path KEPT = Path.of("src/test/resources/tablee/server/store-62a0831");

    @TempDir Path data;

    @ParameterizedTest
    @ValueSource(strings = {"cabo", "cv", "metro", "hasard"})
    void a_running_game_is_played_to_its_end(String game) throws IOException {
        Files.copy(KEPT.resolve("store.db"), data.resolve("tablee.db"));
        Json kept = Json.parse(Files.readString(KEPT.resolve("store.json")));
        String table = "/api/tables/" + kept.at("tables").at(game).asText();
        try (var server = TestServer.start(data)) {
            Client ana = Client.known(server.port(), kept.at("ana").asText());
            Client.Line line = ana.connect(kept.at("tables").at(game).asText(), "?lean=1");
            Json first = line.next("table");
            assertThat(first.at("table").at("game").asText()).isEqualTo(game);
            assertThat(first.at("table").at("phase").asText()).isEqualTo("playing");

            Json _ = Players.playOut(line, first);

            Json verdict = ana.get(table + "/verify").body();
            assertThat(verdict.at("fair").asBool()).as(verdict.print()).isTrue();
            assertThat(verdict.at("draws").asInt()).isPositive();
            assertThat(ana.get(table + "/story").body().at("lines").items()).isNotEmpty();
        }
    }
}
