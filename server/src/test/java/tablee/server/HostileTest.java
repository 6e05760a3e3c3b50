package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tablee.engine.Json;
import tablee.engine.Xoshiro;

/// Nonsense and malice at every door: a clear refusal or a clean close, never an error of the server, and others play on.
class HostileTest {

    @RegisterExtension final RunningServer server = new RunningServer();

    /// Whatever was done to it, no request may have failed inside the server.
    @AfterEach
    void close() {
        assertThat(server.tables().metrics().counted("errors")).isZero();
        assertThat(server.tables().metrics().counted("table_faults")).isZero();
    }

    private String table(Client host) {
        return host.post(
                        "/api/tables",
                        Json.object()
                                .put("game", "cabo")
                                .put("seats", 2)
                                .put("bots", Json.texts(List.of("random")))
                                .put("sit", true)
                                .put("ready", true)
                                .build())
                .body()
                .at("id")
                .asText();
    }

    private int status(String method, String path, String body, String... headers) {
        try {
            var request =
                    HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + path))
                            .method(method, HttpRequest.BodyPublishers.ofString(body));
            if (headers.length > 0) {
                request.headers(headers);
            }
            return Client.HTTP
                    .send(request.build(), HttpResponse.BodyHandlers.ofString())
                    .statusCode();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Test
    void bodies_that_are_no_sense_are_refused() {
        Client ana = Client.program(server.port(), "Ana");
        String id = table(ana);
        var random = new Xoshiro(5);
        var bodies =
                new ArrayList<>(
                        List.of(
                                "",
                                "{",
                                "[]",
                                "null",
                                "\"",
                                "{\"name\":1}",
                                "{\"name\":\"\"}",
                                "{\"name\":\"" + "x".repeat(500) + "\"}",
                                "[".repeat(5000),
                                "{\"a\":1,\"a\":2}",
                                "{\"game\":\"chess\",\"seats\":2}",
                                "{\"game\":\"cabo\",\"seats\":99}",
                                "{\"game\":\"cabo\",\"seats\":1e99}",
                                "{\"game\":\"cabo\",\"seats\":2,\"terms\":{\"pace\":-1}}",
                                "{\"game\":\"cabo\",\"seats\":2,\"terms\":{\"clock\":{\"kind\":\"sun\"}}}",
                                "{\"cmd\":\"act\"}",
                                "{\"cmd\":\"dance\"}",
                                "{\"cmd\":\"sit\",\"seat\":\"Z\"}",
                                "{\"do\":\"draw\",\"id\":\"../../x\",\"seq\":1}",
                                "\u0000\uffff"));
        for (int i = 0; i < 60; i++) {
            var noise = new StringBuilder();
            for (int j = 0; j < 30; j++) {
                noise.append("{}[]\":,\\ud8a0x1-.e\n".charAt(random.below(19)));
            }
            bodies.add(noise.toString());
        }
        for (String path :
                List.of(
                        "/api/people",
                        "/api/tables",
                        "/api/me",
                        "/api/tables/" + id + "/commands",
                        "/api/replays/verify")) {
            for (String body : bodies) {
                assertThat(status("POST", path, body)).as("%s %s", path, body).isBetween(200, 499);
            }
        }
        assertThat(status("POST", "/api/people", "{\"name\":\"" + "x".repeat(100_000) + "\"}"))
                .isEqualTo(413);
    }

    @Test
    void addresses_lead_nowhere_else() {
        for (String path :
                List.of(
                        "/../../etc/passwd",
                        "/%2e%2e/%2e%2e/etc/passwd",
                        "/..%5c..%5c",
                        "//etc/passwd",
                        "/web/../logback.xml",
                        "/api/tables/../../x",
                        "/api/tables/%00",
                        "/assets/nothing.js",
                        "/api/nothing",
                        "/api/games/cabo/texts?l%ang=fr",
                        "/api/games?lang=f%",
                        "/?%",
                        "/api/tables/" + "x".repeat(400))) {
            assertThat(raw("GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
                    .as(path)
                    .startsWith("HTTP/1.1 40");
        }
        assertThat(raw("NONSENSE\r\n\r\n")).startsWith("HTTP/1.");
        assertThat(raw("GET /" + "x".repeat(9000) + " HTTP/1.1\r\n\r\n")).contains("414");
        assertThat(status("DELETE", "/api/tables", "")).isEqualTo(405);
    }

    private String raw(String text) {
        try (var socket = new Socket("localhost", server.port())) {
            socket.setSoTimeout((int) Soon.LIMIT.toMillis());
            socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            InputStream in = socket.getInputStream();
            return new String(in.readNBytes(64), StandardCharsets.ISO_8859_1);
        } catch (SocketTimeoutException e) {
            throw new AssertionError(text + ": no answer", e);
        } catch (IOException e) {
            return "HTTP/1.1 400 closed: " + e;
        }
    }

    @Test
    void forged_tokens_and_foreign_pages_get_nothing() {
        Client ana = Client.program(server.port(), "Ana");
        String id = table(ana);
        assertThat(status("GET", "/api/me", "", "Authorization", "Bearer forged")).isEqualTo(401);
        assertThat(status("GET", "/api/me", "", "Cookie", "tablee=forged")).isEqualTo(401);
        assertThat(
                        status(
                                "POST",
                                "/api/tables/" + id + "/commands",
                                "{\"cmd\":\"resign\",\"seat\":\"A\"}",
                                "Cookie",
                                "tablee=x",
                                "Origin",
                                "http://evil.example"))
                .isEqualTo(403);
        assertThat(status("GET", "/api/admin/tables", "")).isEqualTo(403);
        assertThat(status("GET", "/api/admin/tables", "", "Authorization", "Bearer "))
                .isEqualTo(403);
        Client ben = Client.program(server.port(), "Ben");
        assertThat(ben.command(id, Json.object().put("cmd", "resign").put("seat", "A")).status())
                .isEqualTo(409);
        assertThat(ben.command(id, Json.object().put("cmd", "close")).status()).isEqualTo(409);
    }

    @Test
    void a_socket_full_of_nonsense_harms_nobody() {
        Client ana = Client.program(server.port(), "Ana");
        String id = table(ana);
        Client.Line line = ana.connect(id, "?lean=1");
        Json _ = line.next("table");
        for (String text :
                List.of(
                        "",
                        "{",
                        "[1,2]",
                        "{\"do\":5}",
                        "{\"do\":\"draw\"}",
                        "{\"cmd\":\"say\",\"text\":\"\"}",
                        "{\"do\":\"draw\",\"id\":\"a\",\"seq\":-5}",
                        "{\"do\":\"draw\",\"id\":\"b\",\"seq\":9007199254740991}",
                        "{\"cmd\":\"act\",\"id\":\"c\",\"seq\":1,\"seat\":\"H\",\"do\":\"draw\"}",
                        "{\"do\":\"" + "x".repeat(1000) + "\",\"id\":\"d\",\"seq\":1}")) {
            line.raw(text);
            Json answer = line.next();
            while (!answer.at("t").asText().equals("refused")) {
                answer = line.next();
            }
            assertThat(answer.at("say").asText()).isNotEmpty();
        }
        line.raw("x".repeat(20_000));
        assertThat(ana.get("/api/tables/" + id).status()).isEqualTo(200);
        Client.Line again = ana.connect(id, "?lean=1");
        assertThat(again.next("table").at("you").at("seats").items()).hasSize(1);
    }
}
