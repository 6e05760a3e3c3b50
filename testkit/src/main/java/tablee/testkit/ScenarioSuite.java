package tablee.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tablee.engine.BadInput;
import tablee.testkit.scenario.Scenario;

/// Runs every scenario of a module as a test: `class CaboScenariosTest extends ScenarioSuite {}`. Where a module has many, each file
/// has a suite [of its own][OfOneFile].
public abstract class ScenarioSuite {

    /// Files that were read before. A tool that asks for one scenario by its number (mutation testing does, a thousand times) has the
    /// whole suite listed for it.
    private static final Map<Path, List<Scenario>> READ = new ConcurrentHashMap<>();

    private static final ScenarioHouse REPOSITORY = ScenarioHouse.ofRepository();

    /// Where the files are, seen from the folder of the module.
    protected Path folder() {
        return Path.of("src/test/resources/scenarios");
    }

    /// What the scenarios can lean on.
    protected ScenarioHouse house() {
        return REPOSITORY;
    }

    @TestFactory
    Stream<DynamicTest> scenarios() {
        List<Path> files = Scenarios.files(folder());
        assertThat(files).as("scenarios in %s", folder()).isNotEmpty();
        return files.stream().flatMap(this::scenarios);
    }

    /// A file that cannot be read is a test that fails and stops no other.
    private Stream<DynamicTest> scenarios(Path file) {
        try {
            return READ.computeIfAbsent(file, Scenarios::read).stream().map(this::test);
        } catch (BadInput bad) {
            return Stream.of(
                    DynamicTest.dynamicTest(
                            file.toString(),
                            () -> {
                                throw bad;
                            }));
        }
    }

    private DynamicTest test(Scenario scenario) {
        return DynamicTest.dynamicTest(
                String.join(" ", scenario.clauses()) + " " + scenario.name(),
                () -> assertThat(Scenarios.run(scenario, house()).report()).isEmpty());
    }

    /// Runs the file that is named like the suite: `LevelCScenariosTest` runs `level-c.yaml`. In one suite all scenarios would be one
    /// test to mutation testing, and every mutant would have to wait for all of them. [EveryFileHasASuite] sees that none is left out.
    public abstract static class OfOneFile extends ScenarioSuite {

        static final String SUFFIX = "ScenariosTest";

        @Override
        protected final Path folder() {
            return super.folder().resolve(file(getClass().getSimpleName()));
        }

        private static String file(String suite) {
            String words = suite.substring(0, suite.length() - SUFFIX.length());
            return words.replaceAll("(?<=.)([A-Z])", "-$1").toLowerCase(Locale.ROOT) + ".yaml";
        }
    }
}
