package tablee.metro;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// A file of scenarios without a suite would never be run.
class EveryScenarioIsRunTest {

    private static final Path SUITES = Path.of("src/test/java/tablee/metro");

    @Test
    void every_file_has_a_suite_and_every_suite_a_file() throws IOException {
        assertThat(names(SUITES, MetroScenarios.SUFFIX + ".java"))
                .isNotEmpty()
                .isEqualTo(names(MetroScenarios.FOLDER, ".yaml"));
    }

    private static List<String> names(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(ending))
                    .map(file -> file.substring(0, file.length() - ending.length()))
                    .map(name -> name.replace("-", "").toLowerCase(java.util.Locale.ROOT))
                    .sorted()
                    .toList();
        }
    }
}
