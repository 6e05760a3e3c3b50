package tablee.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/// A node in a process of its own, so that it can be killed as by a power cut.
public final class NodeProcess implements AutoCloseable {

    private final Process process;
    private final int port;

    private NodeProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    public static Config config(Path folder, String database, String nats) {
        return TestServer.config(folder)
                .with("database", database)
                .with("database-user", "postgres")
                .with("nats", nats);
    }

    /// Returns when the node listens.
    public static NodeProcess start(Path folder, String database, String nats) throws IOException {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                NodeProcess.class.getName(),
                                folder.toString(),
                                database,
                                nats)
                        .redirectError(folder.resolve("node.log").toFile())
                        .start();
        var said =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String port = said.readLine();
        if (port == null) {
            throw new IOException("the node did not start; see " + folder.resolve("node.log"));
        }
        return new NodeProcess(process, Integer.parseInt(port));
    }

    /// The node itself. It ends with whoever started it, whose end of the line then closes.
    public static void main(String[] args) throws IOException {
        try (var server = TableServer.start(config(Path.of(args[0]), args[1], args[2]))) {
            System.out.println(server.port());
            while (System.in.read() >= 0) {
                Thread.onSpinWait();
            }
        }
    }

    public int port() {
        return port;
    }

    public void kill() throws InterruptedException {
        process.destroyForcibly();
        process.waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
