package tablee.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import tablee.server.live.Tables;

/// A server for each test of a class, with an empty store: a field with `@RegisterExtension`.
public final class RunningServer implements BeforeEachCallback, AfterEachCallback {

    private Path data = Path.of("");
    private @Nullable TableServer server;

    @Override
    public void beforeEach(ExtensionContext context) throws IOException {
        data = Files.createTempDirectory("tablee-server");
        server = TestServer.start(data);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        running().close();
        delete(data);
    }

    private static void delete(Path folder) {
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Another server on what this one has written.
    public void restart() {
        running().close();
        server = TestServer.start(data);
    }

    public int port() {
        return running().port();
    }

    public Tables tables() {
        return running().tables();
    }

    private TableServer running() {
        return Objects.requireNonNull(server);
    }
}
