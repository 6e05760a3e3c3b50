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
import org.junit.jupiter.api.Test;

/// `docs/threats.md` names the test that holds each promise, and those tests are there.
class PromisesTest {

    private static final Path ROOT = Path.of("..");
    private static final Pattern NAMED = Pattern.compile("`(\\w+Test)(?:\\.(\\w+))?`");
    private static final Pattern FILE = Pattern.compile("`(web/e2e/[\\w.]+)`");

    @Test
    void every_test_named_in_the_threats_exists() throws IOException {
        String threats = Files.readString(ROOT.resolve("docs/threats.md"));
        Map<String, String> tests = tests();
        var missing = new ArrayList<String>();
        int named = 0;
        for (Matcher test = NAMED.matcher(threats); test.find(); named++) {
            String source = tests.getOrDefault(test.group(1), "");
            boolean there =
                    test.group(2) == null
                            ? !source.isEmpty()
                            : source.contains("void " + test.group(2) + "(");
            if (!there) {
                missing.add(test.group());
            }
        }
        for (Matcher file = FILE.matcher(threats); file.find(); named++) {
            if (!Files.exists(ROOT.resolve(file.group(1)))) {
                missing.add(file.group());
            }
        }
        assertThat(missing).isEmpty();
        assertThat(named).isGreaterThan(40);
    }

    /// A promise without a test is a hope.
    @Test
    void every_promise_names_a_test() throws IOException {
        List<String> hopes =
                Files.readAllLines(ROOT.resolve("docs/threats.md")).stream()
                        .filter(line -> line.startsWith("| ") && !line.startsWith("| promise"))
                        .filter(line -> !NAMED.matcher(line).find())
                        .toList();
        assertThat(hopes).isEmpty();
    }

    /// The sources of all test classes, by name.
    private static Map<String, String> tests() throws IOException {
        var tests = new TreeMap<String, String>();
        for (String module : List.of("table", "server", "cli")) {
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
