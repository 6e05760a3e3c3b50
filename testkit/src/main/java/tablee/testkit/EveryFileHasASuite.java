package tablee.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// For a module with a suite for each file of scenarios: a file without one would never be run.
public abstract class EveryFileHasASuite {

    private static final Path FILES = Path.of("src/test/resources/scenarios");

    @Test
    void every_file_has_a_suite_and_every_suite_a_file() throws IOException {
        Path suites =
                Path.of("src/test/java").resolve(getClass().getPackageName().replace('.', '/'));
        assertThat(names(suites, ScenarioSuite.OfOneFile.SUFFIX + ".java"))
                .isNotEmpty()
                .isEqualTo(names(FILES, ".yaml"));
    }

    private static List<String> names(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(ending))
                    .map(file -> file.substring(0, file.length() - ending.length()))
                    .map(name -> name.replace("-", "").toLowerCase(Locale.ROOT))
                    .sorted()
                    .toList();
        }
    }
}
