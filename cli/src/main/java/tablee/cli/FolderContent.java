package tablee.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tablee.engine.BadInput;
import tablee.engine.ContentSource;

/// A content set in a folder of its owner.
record FolderContent(Path folder) implements ContentSource {

    FolderContent {
        if (!Files.isDirectory(folder)) {
            throw BadInput.of("cli.folder.missing", folder.toString());
        }
    }

    @Override
    public String name() {
        return String.valueOf(folder.toAbsolutePath().normalize().getFileName());
    }

    @Override
    public Optional<String> read(String file) {
        Path path = folder.resolve(file).normalize();
        if (!path.startsWith(folder.normalize()) || !Files.isRegularFile(path)) {
            return Optional.empty();
        }
        try {
            return Optional.of(Files.readString(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
