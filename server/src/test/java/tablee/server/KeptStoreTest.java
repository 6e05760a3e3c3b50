package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.engine.Json;

/// A store of each version (and of commit 62a0831, before there were any) opens, and its running games go on to a fair end. The cards of CV and
/// Métro have changed since 62a0831, so their tables rest and say so instead of going on with other cards.
class KeptStoreTest {

    private static final Path KEPT = Path.of("src/test/resources/tablee/server");

    @TempDir Path data;

    private static Json kept(String version) throws IOException {
        return Json.parse(Files.readString(KEPT.resolve("store-" + version + "/store.json")));
    }

    private TableServer opened(String version) throws IOException {
        Files.copy(KEPT.resolve("store-" + version + "/store.db"), data.resolve("tablee.db"));
        return TestServer.start(data);
    }

    @ParameterizedTest
    @CsvSource({
        "62a0831,cabo",
        "62a0831,hasard",
        "1.0.0,cabo",
        "1.0.0,cv",
        "1.0.0,metro",
        "1.0.0,hasard"
    })
    void a_running_game_is_played_to_its_end(String version, String game) throws IOException {
        try (var server = opened(version)) {
            isPlayedToItsEnd(server, kept(version), game);
        }
    }

    @Test
    void so_it_is_in_postgres() throws IOException, SQLException {
        try (var postgres = TestPostgres.start()) {
            try (var connection = postgres.source().getConnection();
                    var statement = connection.createStatement()) {
                statement.execute(Files.readString(KEPT.resolve("store-1.0.0/store.sql")));
            }
            var config =
                    TestServer.config(data)
                            .with("database", postgres.url())
                            .with("database-user", "postgres");
            try (var server = TableServer.start(config)) {
                isPlayedToItsEnd(server, kept("1.0.0"), "cabo");
            }
        }
    }

    private static void isPlayedToItsEnd(TableServer server, Json kept, String game) {
        String id = kept.at("tables").at(game).asText();
        String table = "/api/tables/" + id;
        Client ana = Client.known(server.port(), kept.at("ana").asText());
        Client.Line line = ana.connect(id, "?lean=1");
        Json first = line.next("table");
        assertThat(first.at("table").at("game").asText()).isEqualTo(game);
        assertThat(first.at("table").at("phase").asText()).isEqualTo("playing");

        Json _ = Players.playOut(line, first);

        Json verdict = ana.get(table + "/verify").body();
        assertThat(verdict.at("fair").asBool()).as(verdict.print()).isTrue();
        assertThat(verdict.at("draws").asInt()).isPositive();
        assertThat(ana.get(table + "/story").body().at("lines").items()).isNotEmpty();
        assertThat(ana.get(table + "/replay").body().at("program").asText())
                .isEqualTo(tablee.table.Version.TEXT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cv", "metro"})
    void a_game_whose_cards_have_changed_rests(String game) throws IOException {
        try (var server = opened("62a0831")) {
            Json kept = kept("62a0831");
            Client ana = Client.known(server.port(), kept.at("ana").asText());
            var answer = ana.get("/api/tables/" + kept.at("tables").at(game).asText());
            assertThat(answer.status()).isEqualTo(409);
            assertThat(answer.body().print()).contains("This table rests: its cards");
        }
    }
}
