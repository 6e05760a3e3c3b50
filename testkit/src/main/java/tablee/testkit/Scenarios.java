package tablee.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tablee.engine.BadInput;
import tablee.testkit.scenario.Scenario;
import tablee.testkit.scenario.ScenarioRun;
import tablee.testkit.scenario.Sentences;
import tablee.testkit.scenario.Yaml;

/// Runs scenario files. A scenario that does not hold is a result with failures, and so is a file that cannot be read; a text that
/// cannot be understood is [BadInput] with its place.
public final class Scenarios {

    private Scenarios() {}

    static boolean isScenario(Path file) {
        String name = file.toString();
        return name.endsWith(".yaml") || name.endsWith(".yml");
    }

    /// Runs these files and all scenario files below these folders, in the order of their names. A file that cannot be read is a result
    /// that failed and stops no other.
    public static List<ScenarioResult> run(ScenarioHouse house, Path... places) {
        var results = new ArrayList<ScenarioResult>();
        for (Path file : files(places)) {
            try {
                read(file).forEach(scenario -> results.add(run(scenario, house)));
            } catch (BadInput bad) {
                results.add(unreadable(file, bad));
            }
        }
        return List.copyOf(results);
    }

    public static List<ScenarioResult> run(Path... places) {
        return run(ScenarioHouse.ofRepository(), places);
    }

    private static ScenarioResult unreadable(Path file, BadInput bad) {
        String sentence = String.valueOf(bad.getMessage());
        var place = Pattern.compile(Pattern.quote(file + ":") + "(\\d+): ").matcher(sentence);
        boolean placed = place.lookingAt();
        return new ScenarioResult(
                file.toString(),
                placed ? Integer.parseInt(place.group(1)) : 1,
                String.valueOf(file.getFileName()),
                "",
                List.of(),
                List.of(
                        new ScenarioResult.Failure(
                                0,
                                "a scenario that can be read",
                                placed ? sentence.substring(place.end()) : sentence)));
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
        return Scenario.read(file.toString(), Yaml.read(file.toString(), text(file)));
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (CharacterCodingException _) {
            throw Yaml.bad(file.toString(), 1, "this is not a text in UTF-8");
        } catch (IOException e) {
            throw Yaml.bad(file.toString(), 1, "the file cannot be read: " + e);
        }
    }

    static ScenarioResult run(Scenario scenario, ScenarioHouse house) {
        List<ScenarioResult.Failure> failures = ScenarioRun.of(scenario, house);
        return new ScenarioResult(
                scenario.file(),
                scenario.line(),
                scenario.name(),
                scenario.game(),
                scenario.clauses(),
                failures);
    }

    /// A scenario that was read and can be run again and again.
    public record Prepared(
            String name, List<String> clauses, Function<ScenarioHouse, ScenarioResult> runs) {

        public Prepared {
            clauses = List.copyOf(clauses);
        }

        public ScenarioResult run(ScenarioHouse house) {
            return runs.apply(house);
        }
    }

    public static List<Prepared> prepare(Path file) {
        return read(file).stream()
                .map(
                        scenario ->
                                new Prepared(
                                        scenario.name(),
                                        scenario.clauses(),
                                        house -> run(scenario, house)))
                .toList();
    }

    /// Runs scenarios that are already a text; `file` is the name that failures carry.
    public static List<ScenarioResult> runText(String file, String yaml) {
        return runText(ScenarioHouse.ofRepository(), file, yaml);
    }

    public static List<ScenarioResult> runText(ScenarioHouse house, String file, String yaml) {
        return Scenario.read(file, Yaml.read(file, yaml)).stream()
                .map(scenario -> run(scenario, house))
                .toList();
    }
}
