package tablee.testkit;

import java.util.List;
import tablee.engine.Json;

/// What a scenario gave. No failure means that everything it says holds.
public record ScenarioResult(
        String file,
        int line,
        String name,
        String game,
        List<String> clauses,
        List<Failure> failures) {

    /// One thing that did not hold: the line that says it, what it expected and what was found.
    public record Failure(int line, String expected, String found) {}

    public ScenarioResult {
        clauses = List.copyOf(clauses);
        failures = List.copyOf(failures);
    }

    public boolean passed() {
        return failures.isEmpty();
    }

    /// One line for each failure: `file:line: name: expected …, found …`.
    public List<String> report() {
        return failures.stream()
                .map(
                        failure ->
                                file
                                        + ":"
                                        + (failure.line() > 0 ? failure.line() : line)
                                        + ": "
                                        + name
                                        + ": expected "
                                        + failure.expected()
                                        + ", found "
                                        + failure.found())
                .toList();
    }

    public Json toJson() {
        return Json.object()
                .put("file", file)
                .put("line", line)
                .put("name", name)
                .put("game", game)
                .put("clauses", Json.texts(clauses))
                .put("passed", passed())
                .put(
                        "failures",
                        Json.of(
                                failures.stream()
                                        .map(
                                                failure ->
                                                        Json.object()
                                                                .put("line", failure.line())
                                                                .put("expected", failure.expected())
                                                                .put("found", failure.found())
                                                                .build())
                                        .toList()))
                .build();
    }
}
