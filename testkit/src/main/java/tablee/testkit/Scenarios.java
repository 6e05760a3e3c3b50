package tablee.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tablee.engine.BadInput;

/// Runs scenario files. A scenario that does not hold is a result with failures; a file that cannot be understood is
/// [BadInput] with its place.
public final class Scenarios {

    private Scenarios() {}

    static boolean isScenario(Path file) {
        String name = file.toString();
        return name.endsWith(".yaml") || name.endsWith(".yml");
    }

    /// Runs these files and all scenario files below these folders, in the order of their names.
    public static List<ScenarioResult> run(Path... places) {
        var results = new ArrayList<ScenarioResult>();
        for (Path file : files(places)) {
            read(file).forEach(scenario -> results.add(run(scenario)));
        }
        return List.copyOf(results);
    }

    static List<Path> files(Path... places) {
        var files = new ArrayList<Path>();
        for (Path place : places) {
            if (!Files.exists(place)) {
                throw BadInput.of(Sentences.say("There is no file or folder " + place + "."));
            }
            try (Stream<Path> below = Files.walk(place)) {
                below.filter(Files::isRegularFile)
                        .filter(file -> file.equals(place) || isScenario(file))
                        .sorted()
                        .forEach(files::add);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return files;
    }

    static List<Scenario> read(Path file) {
        return Scenario.read(file.toString(), Yaml.read(file.toString(), Register.read(file)));
    }

    static ScenarioResult run(Scenario scenario) {
        List<ScenarioResult.Failure> failures = ScenarioRun.of(scenario);
        return new ScenarioResult(
                scenario.file(),
                scenario.line(),
                scenario.name(),
                scenario.game(),
                scenario.clauses(),
                failures);
    }

    /// Runs scenarios that are already a text; `file` is the name that failures carry.
    public static List<ScenarioResult> runText(String file, String yaml) {
        return Scenario.read(file, Yaml.read(file, yaml)).stream().map(Scenarios::run).toList();
    }
}
