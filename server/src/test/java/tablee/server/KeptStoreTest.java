package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.engine.Json;
import tablee.server.store.Store;

/// A store of each version (and of commit 62a0831, before there were any) opens, and its running games go on to a fair end; back-ups and replays of
/// it are read. The cards of CV and Métro have changed since 62a0831, so their tables rest and say so instead of going on with other cards.
class KeptStoreTest {

    private static final Path KEPT = Path.of("src/test/resources/tablee/server");
    private static final String BEFORE_VERSIONS = "62a0831";

    @TempDir Path data;

    /// The files of this kind of all stores, by the version of the store.
    private static Stream<Arguments> all(Pattern file) {
        try (Stream<Path> files = Files.walk(KEPT)) {
            return files
                    .filter(path -> KEPT.relativize(path).startsWith("store-" + version(path)))
                    .filter(path -> file.matcher(path.getFileName().toString()).matches())
                    .sorted()
                    .map(path -> Arguments.of(version(path), path))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String version(Path file) {
        return KEPT.relativize(file).getName(0).toString().replace("store-", "");
    }

    static Stream<Arguments> games() {
        return all(Pattern.compile("store\\.db"))
                .map(store -> String.valueOf(store.get()[0]))
                .flatMap(
                        version ->
                                Stream.of("cabo", "cv", "metro", "hasard")
                                        .filter(
                                                game ->
                                                        !version.equals(BEFORE_VERSIONS)
                                                                || game.equals("cabo")
                                                                || game.equals("hasard"))
                                        .map(game -> Arguments.of(version, game)));
    }

    static Stream<Arguments> replays() {
        return all(Pattern.compile("replay-\\w+\\.json"));
    }

    static Stream<Arguments> backups() {
        return all(Pattern.compile("backup\\.gz"));
    }

    private static Json kept(String version) throws IOException {
        return Json.parse(Files.readString(KEPT.resolve("store-" + version + "/store.json")));
    }

    private TableServer opened(String version) throws IOException {
        Files.copy(KEPT.resolve("store-" + version + "/store.db"), data.resolve("tablee.db"));
        return TestServer.start(data);
    }

    @ParameterizedTest
    @MethodSource("games")
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
            isPlayedToItsEnd(postgres, "1.0.0");
        }
    }

    @ParameterizedTest
    @MethodSource("backups")
    void a_back_up_goes_into_postgres_and_its_games_go_on(String version, Path file)
            throws IOException, SQLException {
        try (var postgres = TestPostgres.start()) {
            try (Store store = postgres.store();
                    var lines =
                            new BufferedReader(
                                    new InputStreamReader(
                                            new GZIPInputStream(Files.newInputStream(file)),
                                            StandardCharsets.UTF_8))) {
                store.restore(lines.lines().toList());
            }
            isPlayedToItsEnd(postgres, version);
        }
    }

    private void isPlayedToItsEnd(TestPostgres postgres, String version) throws IOException {
        var config =
                TestServer.config(data)
                        .with("database", postgres.url())
                        .with("database-user", "postgres");
        try (var server = TableServer.start(config)) {
            isPlayedToItsEnd(server, kept(version), "cabo");
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

    /// Replays are files that people keep: the rules of today lead through all of their steps, hash by hash, and their draws are still proven.
    @ParameterizedTest
    @MethodSource("replays")
    void a_replay_is_shown_and_proven(String version, Path file) throws IOException {
        var config = TestServer.config(data).with("limit-body", "1000000");
        try (var server = TableServer.start(config)) {
            Client ben = Client.program(server.port(), "Ben");
            Json replay = Json.parse(Files.readString(file));
            Json body = Json.object().put("replay", replay).build();
            Json looked = Json.object().put("replay", replay).put("as", "open").build();
            Json frames = ben.post("/api/replays/frames", looked).body();
            assertThat(frames.at("steps").asInt()).as(frames.print()).isGreaterThan(5);
            Json verdict = ben.post("/api/replays/verify", body).body();
            assertThat(verdict.at("fair").asBool()).as(verdict.print()).isTrue();
            assertThat(verdict.at("draws").asInt()).isPositive();
        }
    }

    /// What people have beside their tables, of the first store in which there was any of it.
    @Test
    void friends_evenings_and_finished_games_are_still_theirs() throws IOException {
        String version = "3fa6a2c6";
        try (var server = opened(version)) {
            Json kept = kept(version);
            Client ana = Client.known(server.port(), kept.at("ana").asText());
            assertThat(ana.get("/api/me/friends").body().at("friends").items())
                    .extracting(friend -> friend.at("name").asText())
                    .containsExactly("Ben");
            String evening = "/api/evenings/" + kept.at("evening").asText();
            assertThat(ana.get(evening).body().at("title").asText()).isEqualTo("Kept");
            String over = "/api/tables/" + kept.at("over").asText();
            assertThat(ana.get(over + "/verify").body().at("fair").asBool()).isTrue();
        }
    }
}
