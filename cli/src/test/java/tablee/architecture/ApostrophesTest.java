package tablee.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// What people read has the apostrophe that is read, in every language: cards, messages, rule books, guides, the words of the page.
class ApostrophesTest {

    private static final Path ROOT = Path.of("..");

    /// Comments are for those who write; only what stands between quotes or after the key is shown.
    private static final Pattern COMMENT = Pattern.compile("\\s*(//|#(?!#| )).*");

    private static final Pattern TYPED = Pattern.compile("\\p{L}'|'\\p{L}");

    private static final Pattern TEXTS =
            Pattern.compile(
                    ".*/src/(main/resources|games|guides|i18n)/.*(\\b[a-z]{2}/[a-z]+\\.json|\\b[a-z]{2}\\.(json|properties|md)|/house/[a-z]+\\.json)");

    @TestFactory
    Stream<DynamicTest> nothing_that_is_read_has_a_typed_apostrophe() throws IOException {
        List<Path> files;
        try (var all = Files.walk(ROOT)) {
            files =
                    all.filter(path -> !path.toString().contains("node_modules"))
                            .filter(path -> TEXTS.matcher(path.toString()).matches())
                            .toList();
        }
        assertThat(files).hasSizeGreaterThan(60);
        return files.stream()
                .map(file -> DynamicTest.dynamicTest(file.toString(), () -> isSet(file)));
    }

    private static void isSet(Path file) throws IOException {
        assertThat(Files.readAllLines(file))
                .filteredOn(line -> !COMMENT.matcher(line).matches())
                .filteredOn(line -> TYPED.matcher(line).find())
                .isEmpty();
    }
}
