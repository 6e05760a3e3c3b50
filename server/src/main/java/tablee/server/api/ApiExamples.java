package tablee.server.api;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import tablee.engine.Json;

/// What was once really answered, shortened: an example for each operation, `GET /api/me`, and for
/// each message, `socket.update`. A test holds each against its shape and writes them anew.
public final class ApiExamples {

    private final Json recorded;

    public ApiExamples() {
        this.recorded = resource("/tablee/server/examples.json");
    }

    public Optional<Json> of(String what) {
        return recorded.find(what);
    }

    /// A file of the server that is JSON.
    public static Json resource(String name) {
        try (InputStream in = ApiExamples.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing");
            }
            return Json.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
