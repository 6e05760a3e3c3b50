package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The guide to a game in an evening shows nothing that is not in the sample.
class EveningGuideTest {

    private static final Path GUIDE = Path.of("../docs/guides/a-game-in-an-evening.md");
    private static final Path SAMPLE = Path.of("../samples/oie");
    private static final Pattern SNIPPET = Pattern.compile("(?ms)^```(\\w+)\\n(.*?)^```$");

    @Test
    void every_snippet_stands_in_the_sample() throws IOException {
        var sources = new StringBuilder();
        for (Path file : sources()) {
            sources.append(Files.readString(file));
        }
        List<String> shown =
                SNIPPET.matcher(Files.readString(GUIDE))
                        .results()
                        .filter(snippet -> !snippet.group(1).equals("sh"))
                        .map(snippet -> snippet.group(2))
                        .toList();
        assertThat(shown).hasSizeGreaterThan(8);
        assertThat(shown).allSatisfy(snippet -> assertThat(sources).contains(snippet));
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> found = Files.walk(SAMPLE)) {
            return found.filter(Files::isRegularFile)
                    .filter(file -> !file.startsWith(SAMPLE.resolve("target")))
                    .sorted()
                    .toList();
        }
    }

    /// The commands of the guide are commands of this program.
    @Test
    void every_command_is_understood() throws IOException {
        List<String> commands =
                SNIPPET.matcher(Files.readString(GUIDE))
                        .results()
                        .filter(snippet -> snippet.group(1).equals("sh"))
                        .flatMap(snippet -> snippet.group(2).lines())
                        .filter(line -> !line.startsWith("./tablee mvn "))
                        .map(line -> line.replaceFirst("^\\./tablee (--games \\S+ )?", ""))
                        .toList();
        assertThat(commands).hasSize(3);
        for (String command : commands) {
            String name = command.split(" ", 2)[0];
            assertThat(Session.run(name, "--help").code()).as(command).isZero();
        }
    }
}
