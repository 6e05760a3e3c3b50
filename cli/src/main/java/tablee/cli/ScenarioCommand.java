package tablee.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.cli.rules.Registers;
import tablee.cli.server.ScenarioTables;
import tablee.engine.Json;
import tablee.engine.Texts;
import tablee.testkit.ScenarioHouse;
import tablee.testkit.ScenarioResult;
import tablee.testkit.Scenarios;

/// Runs scenario files and reports each line that does not hold.
@CommandLine.Command(name = "scenario")
final class ScenarioCommand extends Command {

    @Parameters(arity = "1..*", paramLabel = "FILE|DIR")
    List<Path> places = new ArrayList<>();

    @Option(names = "--json")
    boolean json;

    ScenarioCommand(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() {
        List<ScenarioResult> results = Scenarios.run(house(), places.toArray(Path[]::new));
        long failed = results.stream().filter(result -> !result.passed()).count();
        if (json) {
            print(
                    Json.object()
                            .put("scenarios", results.size())
                            .put("failed", failed)
                            .put("results", Json.list(results, ScenarioResult::toJson))
                            .build());
        } else {
            results.forEach(this::report);
            say("cli.scenario.summary", results.size(), (int) failed);
        }
        return failed == 0 ? ExitCode.OK : ExitCode.FOUND_FAILURES;
    }

    /// The registers that travel with the program, and the server's tables.
    private static ScenarioHouse house() {
        return new ScenarioHouse(
                game -> Registers.of(List.of(game)).register(game),
                Optional.of(new ScenarioTables()));
    }

    /// What a scenario says and what was found stand in its own words, which are those of the files.
    private void report(ScenarioResult result) {
        for (ScenarioResult.Failure failure : result.failures()) {
            int line = failure.line() > 0 ? failure.line() : result.line();
            say(
                    "cli.scenario.failure",
                    result.file() + ":" + line,
                    result.name(),
                    failure.expected(),
                    failure.found());
        }
    }
}
