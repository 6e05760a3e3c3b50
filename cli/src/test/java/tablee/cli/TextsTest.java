package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class TextsTest {

    private static final Pattern KEY = Pattern.compile("\"(cli\\.[A-Za-z.]+)\"");

    @Test
    void both_languages_say_the_same_things() {
        assertThat(Language.texts("fr").borrowed()).isEmpty();
        assertThat(Language.texts("en").borrowed()).isEmpty();
    }

    @Test
    void every_sentence_of_the_program_exists_and_none_is_left_over() throws Exception {
        var used = new TreeSet<String>();
        try (var files = Files.walk(Path.of("src/main/java"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                KEY.matcher(Files.readString(file)).results().forEach(m -> used.add(m.group(1)));
            }
        }
        assertThat(used)
                .isEqualTo(
                        Language.texts("en").keys().stream()
                                .filter(key -> key.startsWith("cli."))
                                .collect(Collectors.toCollection(TreeSet::new)));
    }
}
