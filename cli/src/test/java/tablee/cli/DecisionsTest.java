package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The index of decisions names every one of them, in order.
class DecisionsTest {

    private static final Path FOLDER = Path.of("../docs/adr");
    private static final Pattern ROW =
            Pattern.compile("(?m)^\\| \\[(\\d{4})]\\((\\1-\\S+\\.md)\\) \\| ");

    @Test
    void the_index_is_complete() throws IOException {
        List<String> listed =
                ROW.matcher(Files.readString(FOLDER.resolve("README.md")))
                        .results()
                        .map(row -> row.group(2))
                        .toList();
        try (var files = Files.list(FOLDER)) {
            assertThat(listed)
                    .containsExactlyElementsOf(
                            files.map(file -> file.getFileName().toString())
                                    .filter(name -> !name.equals("README.md"))
                                    .sorted()
                                    .toList());
        }
    }
}
