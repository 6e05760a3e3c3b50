package tablee.server.art;

import io.vertx.core.buffer.Buffer;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import tablee.engine.BadInput;
import tablee.engine.ContentSource;
import tablee.engine.Message;
import tablee.server.art.Gallery.Hung;

/// A picture that the owner of a set drew: SVG or PNG, small, and made harmless before anybody gets it.
final class OwnFile {

    /// Bytes of a file. A picture of ours has about 8,000.
    static final int MOST_BYTES = 96 * 1024;

    private static final Pattern NAME =
            Pattern.compile(
                    "[\\p{L}\\p{N}_][\\p{L}\\p{N}_ .-]*(/[\\p{L}\\p{N}_][\\p{L}\\p{N}_ .-]*)*");

    private OwnFile() {}

    /// Why this file cannot be shown.
    static Optional<Message> fault(ContentSource source, String name) {
        try {
            var _ = read(source, name);
            return Optional.empty();
        } catch (BadInput bad) {
            return Optional.of(bad.sentence());
        }
    }

    static Hung read(ContentSource source, String name) {
        if (!NAME.matcher(name).matches()) {
            throw BadInput.of("server.art.file.name", name);
        }
        byte[] bytes =
                source.bytes(name).orElseThrow(() -> BadInput.of("server.art.file.none", name));
        if (bytes.length > MOST_BYTES) {
            throw BadInput.of("server.art.file.large", name, bytes.length, MOST_BYTES);
        }
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.endsWith(".svg")) {
            return new Hung("image/svg+xml", Buffer.buffer(CleanSvg.of(name, bytes)));
        }
        if (lower.endsWith(".png")) {
            return new Hung("image/png", Buffer.buffer(CleanPng.of(name, bytes)));
        }
        throw BadInput.of("server.art.file.kind", name);
    }
}
