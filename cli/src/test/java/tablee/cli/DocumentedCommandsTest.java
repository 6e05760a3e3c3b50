package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine.ParameterException;

/// Every line that a document tells somebody to type is one that the program understands. Nothing is run.
class DocumentedCommandsTest {

    private static final Path HOME = Path.of("..");
    private static final Pattern LINE =
            Pattern.compile("^(?:\\./)?tablee (.*?)(?:\\s{2,}#.*| # .*)?$");
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");

    static Stream<Path> documents() throws IOException {
        var found = new ArrayList<Path>();
        for (String folder :
                List.of("", "docs", "docs/guides", "docs/releases", "python", "bench")) {
            try (var files = Files.list(HOME.resolve(folder))) {
                files.filter(file -> file.toString().endsWith(".md")).forEach(found::add);
            }
        }
        return found.stream().sorted();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void what_is_to_be_typed_is_understood(Path document) throws IOException {
        var wrong = new ArrayList<String>();
        boolean fenced = false;
        for (String line : Files.readAllLines(document)) {
            fenced ^= line.startsWith("```");
            Matcher typed = LINE.matcher(line);
            // A line that goes on or hides something is for reading.
            if (fenced && typed.matches() && !line.contains("…") && !line.endsWith("\\")) {
                fault(words(typed.group(1))).ifPresent(why -> wrong.add(line + ": " + why));
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static List<String> words(String line) {
        var words = new ArrayList<String>();
        // What is behind a pipe or goes into a file is the shell's.
        Matcher word = WORD.matcher(line.split(" [|>&]", 2)[0]);
        while (word.find()) {
            words.add(
                    Stream.of(1, 2, 3)
                            .map(word::group)
                            .filter(part -> part != null)
                            .findFirst()
                            .orElseThrow());
        }
        return words;
    }

    private static java.util.Optional<String> fault(List<String> words) throws IOException {
        if (isOfLauncher(words.getFirst())) {
            return java.util.Optional.empty();
        }
        var nowhere = new PrintWriter(new StringWriter());
        var console =
                new Console(
                        new StringReader(""), nowhere, nowhere, Map.of(), Console.Terminals.NONE);
        List<String> args = Outside.of(words, console).command();
        try {
            var _ =
                    new Tablee(console)
                            .commands(Language.texts("en"))
                            .parseArgs(args.toArray(String[]::new));
            return java.util.Optional.empty();
        } catch (ParameterException e) {
            return java.util.Optional.of(String.valueOf(e.getMessage()));
        }
    }

    /// `test`, `mvn` …, which the script answers itself.
    private static boolean isOfLauncher(String word) throws IOException {
        return Files.readString(HOME.resolve("tablee")).contains("\n    " + word + ")\n")
                && !word.equals("serve")
                && !word.equals("bench")
                && !word.equals("new-game");
    }
}
