package tablee.metro;

import java.nio.file.Path;
import java.util.Locale;
import tablee.testkit.ScenarioSuite;

/// The scenarios of the register, and what else the clauses need to be seen: a suite for each file, named like it
/// (`BacklashScenariosTest` runs `backlash.yaml`). In one suite they would all be one test to mutation testing, and every mutant
/// would have to wait for all of them.
abstract class MetroScenarios extends ScenarioSuite {

    static final Path FOLDER = Path.of("src/test/resources/scenarios");
    static final String SUFFIX = "ScenariosTest";

    @Override
    protected Path folder() {
        return FOLDER.resolve(file(getClass().getSimpleName()));
    }

    private static String file(String suite) {
        String words = suite.substring(0, suite.length() - SUFFIX.length());
        return words.replaceAll("(?<=.)([A-Z])", "-$1").toLowerCase(Locale.ROOT) + ".yaml";
    }
}
