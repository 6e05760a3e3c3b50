package tablee.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import tablee.engine.Texts;
import tablee.testkit.RuleCoverage;

/// Which clauses are held by a test.
@CommandLine.Command(name = "coverage")
final class RulesCoverage extends Command {

    @Option(names = "--root", paramLabel = "DIR")
    Optional<Path> root = Optional.empty();

    @Option(names = "--json")
    boolean json;

    RulesCoverage(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    int run() {
        var coverage = RuleCoverage.of(Checkout.root(root));
        if (json) {
            print(coverage.toJson());
        } else {
            coverage.games().forEach(this::report);
            coverage.unknown().forEach(id -> say("cli.rules.cited", id));
        }
        return coverage.missing().isEmpty() && coverage.unknown().isEmpty()
                ? ExitCode.OK
                : ExitCode.FOUND_FAILURES;
    }

    private void report(String id, RuleCoverage.OfGame game) {
        String name = Columns.pad(id, 8);
        if (!game.built()) {
            say("cli.rules.notBuilt", name, game.clauses().size());
            return;
        }
        say(
                "cli.rules.covered",
                name,
                game.covered().size(),
                game.clauses().size(),
                game.untestable().size(),
                game.missing().size());
        Columns.wrap(String.join(" ", game.missing()), Columns.WIDTH - 10).stream()
                .filter(line -> !line.isEmpty())
                .forEach(line -> print(" ".repeat(10) + line));
    }
}
