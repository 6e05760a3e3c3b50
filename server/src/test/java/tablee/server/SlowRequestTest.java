package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Json;

/// Requests that come byte by byte, or never end: they are cut, whatever part of them is missing.
class SlowRequestTest {

    private static final String HEAD = " HTTP/1.1\r\nHost: localhost\r\n";

    @TempDir Path data;
    private TableServer server;

    @BeforeEach
    void open() {
        server = TableServer.start(TestServer.config(data).with("limit-seconds", "2"));
    }

    @AfterEach
    void close() {
        assertThat(server.tables().metrics().counted("errors")).isZero();
        server.close();
    }

    private void isCutWhenItComesByteByByte(RawSocket raw, String bytes) {
        Soon.that("cut", () -> !raw.send(bytes.getBytes(StandardCharsets.US_ASCII)));
    }

    @Test
    void a_body_that_comes_byte_by_byte_is_cut() {
        try (var raw = new RawSocket(server.port())) {
            raw.send("POST /api/people" + HEAD + "Content-Length: 60000\r\n\r\n{");
            isCutWhenItComesByteByByte(raw, " ");
        }
    }

    @Test
    void a_head_that_comes_byte_by_byte_is_cut() {
        try (var raw = new RawSocket(server.port())) {
            raw.send("GET /health" + HEAD + "X: ");
            isCutWhenItComesByteByByte(raw, "x");
        }
    }

    @Test
    void a_second_request_is_waited_for_no_longer_than_the_first() {
        try (var raw = new RawSocket(server.port())) {
            raw.send("GET /health" + HEAD + "\r\n");
            assertThat(raw.head()).startsWith("HTTP/1.1 200");
            raw.send("POST /api/people" + HEAD + "Content-Length: 60000\r\n\r\n{");
            isCutWhenItComesByteByByte(raw, " ");
        }
    }

    /// At every kind of address: one that reads bodies, one that does not, a page, and nowhere.
    @Test
    void a_body_without_an_end_is_cut_at_its_limit() {
        byte[] chunk =
                ("10000\r\n" + " ".repeat(0x10000) + "\r\n").getBytes(StandardCharsets.US_ASCII);
        for (String path :
                new String[] {
                    "POST /api/people",
                    "POST /api/replays/verify",
                    "GET /api/games",
                    "GET /",
                    "POST /",
                    "POST /api/nowhere",
                    "PUT /%"
                }) {
            try (var raw = new RawSocket(server.port())) {
                raw.send(path + HEAD + "Transfer-Encoding: chunked\r\n\r\n");
                int sent = 0;
                while (sent < 64 * 1024 * 1024 && raw.send(chunk)) {
                    sent += chunk.length;
                }
                assertThat(sent).as(path).isLessThan(32 * 1024 * 1024);
            }
        }
    }

    @Test
    void who_sends_too_much_is_told_so() {
        try (var raw = new RawSocket(server.port())) {
            raw.send(
                    "POST /api/people"
                            + HEAD
                            + "Content-Length: 9000000\r\n\r\n"
                            + " ".repeat(70_000));
            assertThat(raw.head())
                    .startsWith("HTTP/1.1 413")
                    .containsIgnoringCase("connection: close");
        }
    }

    /// A connection that became a socket owes nothing.
    @Test
    void sockets_and_patient_clients_stay() {
        Client ana = Client.program(server.port(), "Ana");
        String table = ana.shortCabo(2);
        Client.Line line = ana.connect(table, "?lean=1");
        Json _ = line.next("table");
        Soon.that(
                "a slow one is cut meanwhile",
                () -> {
                    try (var raw = new RawSocket(server.port())) {
                        raw.send("GET /health" + HEAD + "X: ");
                        return raw.isClosedWithin(10_000);
                    }
                });
        line.say(Json.object().put("cmd", "ping"));
        assertThat(line.next("pong").at("t").asText()).isEqualTo("pong");
        line.hangUp();
    }
}
