package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Json;
import tablee.server.Config;
import tablee.server.TableServer;

/// `tablee admin` against a running server.
class AdminTest {

    @TempDir Path data;
    private TableServer server;
    private HttpClient http;

    @BeforeEach
    void open() {
        http = HttpClient.newHttpClient();
        server =
                TableServer.start(
                        Config.standard()
                                .with("port", "0")
                                .with("host", "localhost")
                                .with("data", data.toString()));
    }

    @AfterEach
    void close() {
        http.close();
        server.close();
    }

    private Session admin(String... words) {
        var line = new ArrayList<>(List.of("admin"));
        line.addAll(List.of(words));
        line.addAll(List.of("--url", "http://localhost:" + server.port()));
        line.addAll(List.of("--data", data.toString(), "--lang", "en"));
        return Session.run(line.toArray(String[]::new));
    }

    private Json post(String path, String token, Json.Builder body)
            throws IOException, InterruptedException {
        var request =
                HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + path))
                        .POST(HttpRequest.BodyPublishers.ofString(body.build().print()));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        return Json.parse(http.send(request.build(), HttpResponse.BodyHandlers.ofString()).body());
    }

    private String token() throws IOException, InterruptedException {
        return post("/api/people", "", Json.object().put("name", "Ana").put("program", true))
                .at("token")
                .asText();
    }

    private String table(String token) throws IOException, InterruptedException {
        var table =
                Json.object()
                        .put("game", "cabo")
                        .put("seats", 2)
                        .put("bots", Json.texts(List.of("random")))
                        .put("sit", true)
                        .put("ready", true);
        return post("/api/tables", token, table).at("id").asText();
    }

    @Test
    void a_table_is_listed_and_closed_once() throws Exception {
        String id = table(token());
        Session listed = admin("tables");
        assertThat(listed.code()).isZero();
        assertThat(listed.out()).contains(id, "\"playing\"");

        assertThat(admin("close", id).code()).isZero();
        assertThat(admin("tables").out()).contains(id).doesNotContain("\"playing\"");

        Session again = admin("close", id);
        assertThat(again.code()).isEqualTo(ExitCode.FOUND_FAILURES);
        assertThat(again.out()).contains("server.table.done");
    }

    /// What begins with a hyphen is an option to a command line.
    @Test
    void ids_can_be_typed() {
        for (int i = 0; i < 1_000; i++) {
            assertThat(server.tables().newId()).doesNotStartWith("-");
        }
    }

    @Test
    void an_announcement_reaches_whoever_is_connected() throws Exception {
        String token = token();
        var heard = new CompletableFuture<String>();
        WebSocket socket = connect(table(token), token, heard);
        assertThat(admin("announce", "Back in five minutes").code()).isZero();
        assertThat(heard.get(2, TimeUnit.MINUTES)).contains("Back in five minutes");
        socket.abort();
    }

    /// A connection that has got its first message, so that it counts as there.
    private WebSocket connect(String id, String token, CompletableFuture<String> heard) {
        var there = new CompletableFuture<String>();
        var listener =
                new WebSocket.Listener() {
                    private final StringBuilder parts = new StringBuilder();

                    @Override
                    public CompletionStage<?> onText(
                            WebSocket from, CharSequence text, boolean last) {
                        parts.append(text);
                        if (last) {
                            there.complete(parts.toString());
                            if (parts.indexOf("Back in") >= 0) {
                                heard.complete(parts.toString());
                            }
                            parts.setLength(0);
                        }
                        from.request(1);
                        return CompletableFuture.completedFuture(last);
                    }
                };
        String address = "ws://localhost:" + server.port() + "/api/tables/" + id + "/socket";
        WebSocket socket =
                http.newWebSocketBuilder()
                        .header("Authorization", "Bearer " + token)
                        .buildAsync(URI.create(address), listener)
                        .join();
        there.join();
        return socket;
    }

    @Test
    void what_cannot_be_done_is_said_in_the_readers_language() {
        Session missing = admin("close", "nowhere");
        assertThat(missing.code()).isEqualTo(ExitCode.FOUND_FAILURES);
        assertThat(missing.out()).contains("server.table.missing", "table");
        assertThat(admin("close", "nowhere", "--token", "guessed").out()).contains("server.admin");
        assertThat(admin("dance").code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(admin("dance").err()).contains("tables, close", "ban", "audit");
    }

    private static String first(Session session, String list) {
        return Json.parse(session.out()).at(list).items().getFirst().at("id").asText();
    }

    @Test
    void order_is_kept_from_the_command_line() throws Exception {
        String token = token();
        String id = table(token);
        String person = first(admin("people", "An"), "people");
        assertThat(admin("chat", id, "off").code()).isZero();
        var said = Json.object().put("cmd", "say").put("text", "hello");
        String path = "/api/tables/" + id + "/commands";
        assertThat(post(path, token, said).at("error").asText()).isEqualTo("refused");
        assertThat(admin("chat", id, "on").code()).isZero();
        assertThat(admin("silence", person, "--for", "2d", "--reason", "loud").code()).isZero();
        assertThat(post(path, token, said).at("error").asText()).isEqualTo("server.silenced");
        assertThat(admin("lift", first(admin("sanctions"), "sanctions")).code()).isZero();
        assertThat(post(path, token, said).find("seq")).isPresent();
        assertThat(admin("ban", "192.0.2.0/24").code()).isZero();
        assertThat(admin("appoint", person).code()).isZero();
        assertThat(admin("moderators").out()).contains(person);
        assertThat(admin("dismiss", person).code()).isZero();
        assertThat(admin("reports").code()).isZero();
        assertThat(admin("export", person).out()).contains("hello");
        assertThat(admin("lock", id, "on").code()).isZero();
        assertThat(admin("remove", id, "A").code()).isZero();
        assertThat(admin("delete", id).code()).isZero();
        assertThat(admin("forget", person).code()).isZero();
        assertThat(admin("people", "An").out()).doesNotContain(person);
        assertThat(admin("audit").out())
                .contains(
                        "silence",
                        "lift",
                        "ban",
                        "appoint",
                        "export",
                        "deleteTable",
                        "192.0.2.0/24");
        assertThat(admin("lift").code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(admin("ban", "192.0.2.1", "--for", "ever").code()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void a_server_that_is_not_there_is_named() {
        Session silent =
                Session.run("admin", "tables", "--token", "x", "--url", "http://localhost:1");
        assertThat(silent.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(silent.err()).contains("http://localhost:1");
        Session nonsense = Session.run("admin", "tables", "--token", "x", "--url", "nonsense");
        assertThat(nonsense.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(nonsense.err()).contains("--url");
    }
}
