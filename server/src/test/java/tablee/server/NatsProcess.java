package tablee.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import tablee.engine.Json;

/// A real NATS server that can be stopped and started again at the same address.
public final class NatsProcess implements AutoCloseable {

    private final Path program;
    private final int port = freePort();
    private final int monitor = freePort();
    private @Nullable Process process;

    private NatsProcess(Path program) {
        this.program = program;
    }

    /// Returns when it answers.
    public static NatsProcess start() throws IOException {
        var found = program();
        Assumptions.assumeTrue(
                found.isPresent(),
                "the cluster test needs nats-server (Debian: apt install nats-server)");
        var nats = new NatsProcess(found.orElseThrow());
        nats.again();
        return nats;
    }

    /// Where it is installed. Debian keeps servers where only root looks.
    private static Optional<Path> program() {
        String path = System.getenv().getOrDefault("PATH", "");
        return Stream.concat(Arrays.stream(path.split(":", -1)), Stream.of("/usr/sbin"))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, "nats-server"))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static int freePort() {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String url() {
        return "nats://localhost:" + port;
    }

    /// At the same address, after a stop.
    public void again() throws IOException {
        process =
                new ProcessBuilder(
                                program.toString(),
                                "-a",
                                "127.0.0.1",
                                "-p",
                                Integer.toString(port),
                                "-m",
                                Integer.toString(monitor))
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
        Soon.that("NATS answers", () -> figure("connections") >= 0);
    }

    /// What it counts: `connections`, `in_msgs`, `out_msgs`; -1 while it does not answer.
    public long figure(String name) {
        var address = URI.create("http://127.0.0.1:" + monitor + "/varz");
        try {
            return Json.parse(
                            Client.HTTP
                                    .send(
                                            HttpRequest.newBuilder(address).build(),
                                            HttpResponse.BodyHandlers.ofString())
                                    .body())
                    .at(name)
                    .asLong();
        } catch (IOException _) {
            return -1;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    public void stop() throws InterruptedException {
        if (process != null) {
            process.destroyForcibly();
            process.waitFor();
        }
    }

    @Override
    public void close() {
        if (process != null) {
            process.destroyForcibly();
        }
    }
}
