package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Thousands of connections that never speak, and thousands of visitors who come and go: others play, and nothing stays behind.
class ManyConnectionsTest {

    /// Longer than somebody who left is waited for, and than a farewell takes.
    private static final Duration FAREWELL = Duration.ofSeconds(5);

    @TempDir Path data;
    private @org.jspecify.annotations.Nullable TableServer server;

    private TableServer open(Config config) {
        TableServer opened = TableServer.start(config);
        server = opened;
        return opened;
    }

    @AfterEach
    void close() {
        if (server != null) {
            assertThat(server.tables().metrics().counted("errors")).isZero();
            server.close();
        }
    }

    /// 10,000, or what this process may have: both ends of each connection are in it.
    private static int many() {
        long most =
                ManagementFactory.getOperatingSystemMXBean()
                                instanceof UnixOperatingSystemMXBean unix
                        ? unix.getMaxFileDescriptorCount() - unix.getOpenFileDescriptorCount()
                        : 2_000;
        int many = Math.clamp((most - 500) / 2, 100, 10_000);
        System.out.println("ManyConnectionsTest: " + many + " silent connections");
        return many;
    }

    @Test
    void ten_thousand_that_never_speak_are_let_go_while_others_play() throws Exception {
        TableServer running = open(TestServer.config(data));
        var silent = new ArrayList<Socket>();
        try {
            int many = many();
            for (int i = 0; i < many; i++) {
                silent.add(new Socket("localhost", running.port()));
            }
            Client ana = Client.program(running.port(), "Ana");
            String id = ana.shortCabo(2);
            Client.Line line = ana.connect(id, "?lean=1");
            assertThat(Players.playOut(line, line.next("table")).at("t").asText())
                    .isEqualTo("update");
            for (Socket socket : silent) {
                socket.setSoTimeout((int) Soon.LIMIT.toMillis());
                assertThat(socket.getInputStream().read()).isEqualTo(-1);
            }
        } finally {
            for (Socket socket : silent) {
                socket.close();
            }
        }
    }

    @Test
    void one_address_cannot_take_all_places() throws IOException {
        TableServer running = open(TestServer.config(data).with("limit-connections-address", "50"));
        var open = new ArrayList<Socket>();
        try {
            for (int i = 0; i < 80; i++) {
                open.add(new Socket("localhost", running.port()));
            }
            Soon.that("thirty are refused", () -> refused(open) >= 30);
            assertThat(refused(open)).isEqualTo(30);
        } finally {
            for (Socket socket : open) {
                socket.close();
            }
        }
    }

    private static long refused(List<Socket> sockets) {
        return sockets.stream().filter(ManyConnectionsTest::isRefused).count();
    }

    private static boolean isRefused(Socket socket) {
        try {
            socket.setSoTimeout(1);
            return socket.getInputStream().read() < 0;
        } catch (SocketTimeoutException _) {
            return false;
        } catch (IOException _) {
            return true;
        }
    }

    /// Warm caches are given two rounds; after that, four times as many visits must not leave more than a few hundred bytes each.
    @Test
    void visitors_who_come_and_go_leave_nothing_behind() throws Exception {
        TableServer running = open(TestServer.config(data));
        Client ana = Client.program(running.port(), "Ana");
        String id = ana.shortCabo(2);
        visits(running, ana, id, 500);
        long before = Soon.memory(FAREWELL);
        visits(running, ana, id, 2_000);
        long after = Soon.memory(FAREWELL);
        assertThat(running.connections()).as("connections counted").isBetween(0, 1);
        assertThat(after - before).as("bytes kept").isLessThan(2_000 * 1_000L);
    }

    private static void visits(TableServer running, Client ana, String id, int count)
            throws Exception {
        for (int i = 0; i < count; i++) {
            try (RawSocket raw = RawSocket.upgraded(running.port(), id, ana.token())) {
                raw.send(
                        RawSocket.frame(
                                0x81,
                                "{\"cmd\":\"nonsense\"}".getBytes(StandardCharsets.US_ASCII)));
            }
            try (var raw = new RawSocket(running.port())) {
                raw.send(
                        "POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{\"na");
            }
        }
        // The test's own client keeps one.
        Soon.that("all visitors gone", () -> running.connections() <= 1);
    }
}
