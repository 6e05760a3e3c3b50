package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Clients that ask and ask and never read the answers: what waits for them stays small, and they are cut.
class UnreadTest {

    /// What the system itself may hold for one connection, and a lot more.
    private static final int MANY_BYTES = 48 * 1024 * 1024;

    @TempDir Path data;
    private TableServer server;

    @BeforeEach
    void open() {
        server = TableServer.start(TestServer.config(data).with("limit-unread", "3"));
    }

    @AfterEach
    void close() {
        assertThat(server.tables().metrics().counted("errors")).isZero();
        server.close();
    }

    @Test
    void who_pings_and_does_not_read_the_pongs_is_cut() {
        Client ana = Client.program(server.port(), "Ana");
        byte[] many = times(100, RawSocket.frame(0x89, new byte[125]));
        try (RawSocket raw = RawSocket.upgraded(server.port(), ana.shortCabo(2), ana.token())) {
            int sent = 0;
            while (sent < MANY_BYTES && raw.send(many)) {
                sent += many.length;
            }
            assertThat(sent).as("bytes of pings taken").isLessThan(MANY_BYTES);
        }
        Soon.that("counted", () -> server.tables().metrics().counted("readers_cut") == 1);
    }

    /// Frames that ask for nothing cost their sender nothing; whoever reads every answer may not send them without end either.
    @ParameterizedTest
    @ValueSource(ints = {0x89, 0x8a})
    void who_sends_pings_or_pongs_without_end_is_cut(int kind) {
        server.close();
        server = TableServer.start(TestServer.config(data).with("limit-messages", "20"));
        Client ana = Client.program(server.port(), "Ana");
        byte[] many = times(1_000, RawSocket.frame(kind, new byte[0]));
        try (RawSocket raw = RawSocket.upgraded(server.port(), ana.shortCabo(2), ana.token())) {
            int sent = 0;
            while (sent < 100 && raw.send(many) && !raw.isClosedWithin(1)) {
                sent++;
            }
            // A busy machine may still have all of them on the way.
            assertThat(sent < 100 || raw.isClosed()).as("thousands of frames taken").isTrue();
        }
        Soon.that("counted", () -> server.tables().metrics().counted("readers_cut") == 1);
    }

    @Test
    void who_lives_and_never_reads_is_cut() {
        Client ana = Client.program(server.port(), "Ana");
        String table = ana.shortCabo(2);
        byte[] alive = RawSocket.frame(0x8a, new byte[0]);
        try (RawSocket raw = RawSocket.upgraded(server.port(), table, ana.token())) {
            var lines = new ArrayDeque<>(List.of(ana.connect(table, "?lean=1")));
            String said = "{\"cmd\":\"say\",\"id\":\"s\",\"text\":\"" + "x".repeat(490) + "\"}";
            Soon.that(
                    "cut",
                    () -> {
                        // The system itself holds megabytes before anything waits here.
                        try {
                            for (int i = 0; i < 40; i++) {
                                lines.getLast().raw(said);
                            }
                        } catch (CompletionException _) {
                            // On a busy machine whoever speaks may read too slowly as well.
                            lines.add(ana.connect(table, "?lean=1"));
                        }
                        return !raw.send(alive);
                    });
            lines.getLast().hangUp();
        }
    }

    private static byte[] times(int count, byte[] one) {
        var many = new ByteArrayOutputStream();
        for (int i = 0; i < count; i++) {
            many.writeBytes(one);
        }
        return many.toByteArray();
    }

    /// A few bytes that become megabytes are no bargain for whoever has to unpack them.
    @Test
    void nothing_is_packed_on_the_way() {
        Client ana = Client.program(server.port(), "Ana");
        try (var raw = new RawSocket(server.port())) {
            raw.send(
                    "GET /api/tables/"
                            + ana.shortCabo(2)
                            + "/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
                            + "Sec-WebSocket-Extensions: permessage-deflate, deflate-frame\r\nAuthorization: Bearer "
                            + ana.token()
                            + "\r\n\r\n");
            String head = raw.head();
            assertThat(head).startsWith("HTTP/1.1 101").doesNotContainIgnoringCase("deflate");
        }
    }
}
