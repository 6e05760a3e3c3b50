package tablee.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tablee.engine.Texts;

class TableTextsTest {

    private static final Pattern KEY =
            Pattern.compile("\"((?:server|engine)\\.[A-Za-z.]+[A-Za-z])\"");

    /// A key that has no sentence would be shown as it is.
    @Test
    void every_sentence_a_table_may_say_exists_in_every_language() throws IOException {
        for (String language : Texts.LANGUAGES) {
            assertThat(TableTexts.in(language).borrowed()).as(language).isEmpty();
        }
        try (var files = Files.walk(Path.of("src/main/java"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                for (var found : KEY.matcher(Files.readString(file)).results().toList()) {
                    assertThat(TableTexts.in("en").has(found.group(1)))
                            .as("%s (%s)", found.group(1), file)
                            .isTrue();
                }
            }
        }
    }
}
