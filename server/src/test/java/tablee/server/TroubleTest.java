package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.BadInput;
import tablee.engine.Json;

/// What goes wrong around a server is said as it is, and nothing that was answered as failed comes true.
class TroubleTest {

    @TempDir Path data;

    private static int ready(TableServer server) {
        return status(server, "/ready");
    }

    private static int status(TableServer server, String path) {
        return answer(server, path, Map.of()).statusCode();
    }

    private static HttpResponse<String> answer(
            TableServer server, String path, Map<String, String> headers) {
        try {
            var request =
                    HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + path));
            headers.forEach(request::header);
            return Client.HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /// A trigger in place of a full disk: reading works, writing does not.
    @Test
    void ready_is_red_while_nothing_can_be_written_and_green_again_by_itself() throws SQLException {
        try (TableServer server = TestServer.start(data);
                var beside =
                        DriverManager.getConnection("jdbc:sqlite:" + data.resolve("tablee.db"));
                var statement = beside.createStatement()) {
            assertThat(ready(server)).isEqualTo(200);
            statement.execute(
                    "CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'disk full'); END");
            Soon.that("red", () -> ready(server) == 503);
            Client ana = Client.program(server.port(), "Ana");
            var refused =
                    ana.post(
                            "/api/tables",
                            Json.object().put("game", "cabo").put("seats", 2).build());
            assertThat(refused.status()).isEqualTo(503);
            assertThat(refused.body().at("error").asText()).isEqualTo("server.store.away");
            statement.execute("DROP TRIGGER full");
            Soon.that("green", () -> ready(server) == 200);
            assertThat(server.tables().metrics().counted("errors")).isZero();
        }
    }

    @Test
    void while_postgres_is_away_people_are_told_that_everything_is_held() throws IOException {
        try (var postgres = TestPostgres.start();
                var cable = new Cable(postgres.port());
                TableServer server =
                        TableServer.start(
                                TestServer.config(data)
                                        .with(
                                                "database",
                                                "jdbc:postgresql://localhost:"
                                                        + cable.port()
                                                        + "/postgres")
                                        .with("database-user", "postgres"))) {
            Client ana = Client.program(server.port(), "Ana");
            String table = ana.shortCabo(2);
            Client.Line line = ana.connect(table, "?lean=1");
            Json _ = line.next("table");
            cable.pullOut();
            line.say(Json.object().put("cmd", "say").put("id", "s1").put("text", "anybody there?"));
            assertThat(line.next("held").at("say").asText()).contains("Nothing is lost");
            // Not even looked at yet, so that it can be refused.
            var later =
                    ana.command(table, Json.object().put("cmd", "say").put("text", "and here?"));
            assertThat(later.status()).isEqualTo(503);
            assertThat(later.body().at("error").asText()).isEqualTo("server.store.away");
            assertThat(ready(server)).isEqualTo(503);
            assertThat(line.closed).isFalse();
            cable.plugIn();
            assertThat(line.next("ack").at("id").asText()).isEqualTo("s1");
            Soon.that("green", () -> ready(server) == 200);
            Soon.that(
                    "said once each",
                    () ->
                            ana
                                    .get("/api/tables/" + table + "/chat")
                                    .body()
                                    .at("lines")
                                    .items()
                                    .stream()
                                    .map(said -> said.at("text").asText())
                                    .collect(Collectors.joining(" "))
                                    .equals("anybody there?"));
            assertThat(line.closed).isFalse();
            assertThat(server.tables().metrics().counted("errors")).isZero();
            line.hangUp();
        }
    }

    /// When its settings are read, or when it starts with them.
    private void isRefused(Supplier<Config> config, String... words) {
        assertThatThrownBy(() -> TableServer.start(config.get()))
                .isInstanceOfSatisfying(
                        BadInput.class,
                        bad -> {
                            for (String language : new String[] {"fr", "en"}) {
                                assertThat(ServerTexts.say(language, bad.sentence()))
                                        .contains(words)
                                        .doesNotContain("server.");
                            }
                        });
    }

    @Test
    void a_server_that_cannot_start_says_why_in_one_sentence() throws IOException {
        Config good = TestServer.config(data);
        try (var busy = new ServerSocket(0)) {
            isRefused(
                    () -> good.with("host", "0.0.0.0").with("port", "" + busy.getLocalPort()),
                    "" + busy.getLocalPort());
        }
        isRefused(() -> good.with("port", "99999"), "port", "65");
        isRefused(() -> good.with("limit-rate", "many"), "limit-rate", "many");
        isRefused(() -> good.with("behind-proxy", "perhaps"), "behind-proxy", "perhaps");
        isRefused(() -> good.with("tls-cert", "cert.pem"), "tls-key");
        isRefused(() -> good.with("tls-cert", "no.pem").with("tls-key", "no.pem"), "no.pem");
        isRefused(
                () ->
                        good.with("database", "jdbc:postgresql://localhost:1/x?password=secret")
                                .with("database-user", "x")
                                .with("database-wait", "0"),
                "jdbc:postgresql://localhost:1/x");
        try (TableServer _ = TableServer.start(good)) {
            isRefused(() -> good, data.toString());
        }
        Files.writeString(data.resolve("tablee.db"), "no database at all ".repeat(1000));
        isRefused(() -> good, "tablee.db");
        Files.delete(data.resolve("tablee.db"));
        TableServer.start(good).close();
    }

    @Test
    void a_refusal_is_in_the_readers_language() {
        try (TableServer server = TestServer.start(data)) {
            String english = "There is nothing at this address.";
            String french = "Il n’y a rien à cette adresse.";
            Client ana = Client.program(server.port(), "Ana");
            assertThat(ana.get("/api/me").status()).isEqualTo(200);
            var asAna = Map.of("Authorization", "Bearer " + ana.token(), "Accept-Language", "fr");
            assertThat(answer(server, "/api/nowhere", asAna).body()).contains(english);
            assertThat(answer(server, "/api/nowhere?lang=fr", asAna).body()).contains(french);
            assertThat(answer(server, "/api/nowhere?lang=en", Map.of()).body()).contains(english);
            assertThat(
                            answer(
                                            server,
                                            "/api/nowhere",
                                            Map.of("Accept-Language", "nl, en;q=0.7, fr;q=0.3"))
                                    .body())
                    .contains(english);
            assertThat(
                            answer(
                                            server,
                                            "/api/nowhere",
                                            Map.of("Accept-Language", "de-AT, en;q=0.7"))
                                    .body())
                    .contains("Unter dieser Adresse ist nichts.");
            assertThat(
                            answer(
                                            server,
                                            "/api/nowhere",
                                            Map.of("Accept-Language", "fr-CH, en;q=0.9"))
                                    .body())
                    .contains(french);
            assertThat(answer(server, "/api/tables/none", asAna).body())
                    .contains("There is no such table.");
        }
    }

    @Test
    void nul_is_refused_at_the_door() {
        try (TableServer server = TestServer.start(data)) {
            Client ana = Client.program(server.port(), "Ana");
            for (String path : new String[] {"/api/people", "/api/tables", "/api/replays/verify"}) {
                var got =
                        ana.post(
                                path,
                                Json.object()
                                        .put("name", "a\0b")
                                        .put("more", Json.object().put("x\0", 1).build())
                                        .build());
                assertThat(got.status()).as(path).isEqualTo(400);
                assertThat(got.body().at("error").asText()).isEqualTo("server.nul");
            }
            // A backslash that is a backslash.
            assertThat(
                            ana.post("/api/people", Json.object().put("name", "a\\u0000b").build())
                                    .status())
                    .isEqualTo(201);
            String table = ana.shortCabo(2);
            Client.Line line = ana.connect(table, "?lean=1");
            Json _ = line.next("table");
            line.raw("{\"cmd\":\"say\",\"text\":\"a\\u0000b\"}");
            Json refused =
                    Soon.that(
                            "refused", line::next, said -> said.at("t").asText().equals("refused"));
            assertThat(refused.at("say").asText()).contains("NUL");
            line.hangUp();
        }
    }

    private static final Pattern KEY =
            Pattern.compile("\"((?:server|engine)\\.[A-Za-z.]+[A-Za-z])\"");

    /// A key that has no sentence would be shown as it is.
    @Test
    void every_sentence_the_server_may_say_exists_in_both_languages() throws IOException {
        try (var files = Files.walk(Path.of("src/main/java"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                for (var found : KEY.matcher(Files.readString(file)).results().toList()) {
                    for (String language : new String[] {"fr", "en"}) {
                        assertThat(ServerTexts.in(language).has(found.group(1)))
                                .as("%s in %s (%s)", found.group(1), language, file)
                                .isTrue();
                    }
                }
            }
        }
    }
}
