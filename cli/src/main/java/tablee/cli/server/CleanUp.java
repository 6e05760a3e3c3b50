package tablee.cli.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;

/// Takes away what a measurement left behind.
final class CleanUp {

    private CleanUp() {}

    static void folder(Path folder) throws IOException {
        List<Path> all;
        try (var walk = Files.walk(folder)) {
            all = walk.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path path : all) {
            Files.deleteIfExists(path);
        }
    }
}
