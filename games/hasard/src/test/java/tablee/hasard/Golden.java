package tablee.hasard;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Texts that are kept and compared. Rewritten on purpose only: delete the file, run the test twice, read the difference, and say in the
/// commit what moved it.
public final class Golden {

    private static final Path FOLDER = Path.of("src/test/resources/golden");

    private Golden() {}

    public static void compare(String name, List<String> lines) throws IOException {
        Path file = FOLDER.resolve(name);
        if (Files.notExists(file)) {
            Files.createDirectories(FOLDER);
            Files.write(file, lines);
        }
        assertThat(lines).isEqualTo(Files.readAllLines(file));
    }
}
