package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// `docs/threats.md` names the test that holds each promise, `docs/claims.md` that of each claim of the README and the page for hosts, and those tests are there.
class PromisesTest {

    private static final Path ROOT = Path.of("..");
    private static final Pattern NAMED = Pattern.compile("`(\\w+Test)(?:\\.(\\w+))?`");
    private static final Pattern FILE = Pattern.compile("`((?:web/e2e|web/src|\\.ci)/[\\w./]+)`");

    @ParameterizedTest
    @CsvSource({"threats, 40", "claims, 40"})
    void every_test_named_is_there(String page, int least) throws IOException {
        String text = Files.readString(ROOT.resolve("docs/" + page + ".md"));
        Map<String, String> tests = tests();
        var missing = new ArrayList<String>();
        int named = 0;
        for (Matcher test = NAMED.matcher(text); test.find(); named++) {
            String source = tests.getOrDefault(test.group(1), "");
            boolean there =
                    test.group(2) == null
                            ? !source.isEmpty()
                            : source.contains("void " + test.group(2) + "(");
            if (!there) {
                missing.add(test.group());
            }
        }
        for (Matcher file = FILE.matcher(text); file.find(); named++) {
            if (!Files.exists(ROOT.resolve(file.group(1)))) {
                missing.add(file.group());
            }
        }
        assertThat(missing).isEmpty();
        assertThat(named).isGreaterThan(least);
    }

    /// A promise without a test is a hope. A claim that no test can hold says why.
    @ParameterizedTest
    @ValueSource(strings = {"threats", "claims"})
    void every_line_names_a_test_or_says_why_there_is_none(String page) throws IOException {
        List<String> hopes =
                Files.readAllLines(ROOT.resolve("docs/" + page + ".md")).stream()
                        .filter(line -> line.startsWith("| "))
                        .filter(line -> !line.matches("\\| (promise|claim) \\|.*"))
                        .filter(line -> !NAMED.matcher(line).find() && !FILE.matcher(line).find())
                        .filter(line -> page.equals("threats") || !line.contains("| not here: "))
                        .toList();
        assertThat(hopes).isEmpty();
    }

    /// The sources of all test classes, by name.
    private static Map<String, String> tests() throws IOException {
        var tests = new TreeMap<String, String>();
        for (String module : List.of("table", "server", "cli", "offline")) {
            try (var files = Files.walk(ROOT.resolve(module).resolve("src/test/java"))) {
                for (Path file :
                        files.filter(path -> path.toString().endsWith("Test.java")).toList()) {
                    String name = file.getFileName().toString().replace(".java", "");
                    tests.put(name, Files.readString(file));
                }
            }
        }
        return tests;
    }
}
