package tablee.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Runs every scenario of a module as a test: `class CaboScenariosTest extends ScenarioSuite {}`.
public abstract class ScenarioSuite {

    /// Where the files are, seen from the folder of the module.
    protected Path folder() {
        return Path.of("src/test/resources/scenarios");
    }

    @TestFactory
    Stream<DynamicTest> scenarios() {
        var scenarios =
                Scenarios.files(folder()).stream()
                        .flatMap(file -> Scenarios.read(file).stream())
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
