package tablee.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Runs every scenario of a module as a test: `class CaboScenariosTest extends ScenarioSuite {}`.
public abstract class ScenarioSuite {

    /// Files that were read before. A tool that asks for one scenario by its number (mutation testing does, a thousand times) has the
    /// whole suite listed for it.
    private static final Map<Path, List<Scenario>> READ = new ConcurrentHashMap<>();

    /// Where the files are, seen from the folder of the module.
    protected Path folder() {
        return Path.of("src/test/resources/scenarios");
    }

    @TestFactory
    Stream<DynamicTest> scenarios() {
        var scenarios =
                Scenarios.files(folder()).stream()
                        .flatMap(file -> READ.computeIfAbsent(file, Scenarios::read).stream())
                        .toList();
        assertThat(scenarios).as("scenarios in %s", folder()).isNotEmpty();
        return scenarios.stream()
                .map(
                        scenario ->
                                DynamicTest.dynamicTest(
                                        String.join(" ", scenario.clauses())
                                                + " "
                                                + scenario.name(),
                                        () ->
                                                assertThat(Scenarios.run(scenario).report())
                                                        .isEmpty()));
    }
}
