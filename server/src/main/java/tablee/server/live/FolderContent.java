package tablee.server.live;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tablee.engine.BadInput;
import tablee.engine.ContentSource;

/// A content set in a folder of its owner.
public record FolderContent(Path folder) implements ContentSource {

    public FolderContent {
        if (!Files.isDirectory(folder)) {
            throw BadInput.of("server.folder.missing", folder.toString());
        }
    }

    @Override
    public String name() {
        return String.valueOf(folder.toAbsolutePath().normalize().getFileName());
    }

    @Override
    public Optional<String> read(String file) {
        return bytes(file).map(bytes -> new String(bytes, StandardCharsets.UTF_8));
    }

    @Override
    public Optional<byte[]> bytes(String file) {
        Path path = folder.resolve(file).normalize();
        if (!path.startsWith(folder.normalize()) || !Files.isRegularFile(path)) {
            return Optional.empty();
        }
        try {
            return Optional.of(Files.readAllBytes(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
