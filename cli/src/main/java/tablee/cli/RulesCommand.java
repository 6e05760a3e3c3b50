package tablee.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.engine.Json;
import tablee.engine.Texts;
import tablee.testkit.RuleCoverage;

/// The registers: what a clause says, and which clauses no test holds.
@CommandLine.Command(name = "rules")
final class RulesCommand extends CommandGroup {

    static CommandLine line(Console console, Texts texts) {
        return new CommandLine(new RulesCommand())
                .addSubcommand(new Coverage(console, texts))
                .addSubcommand(new Show(console, texts));
    }

    @CommandLine.Command(name = "coverage")
    static final class Coverage extends Command {

        @Option(names = "--root", paramLabel = "DIR")
        Optional<Path> root = Optional.empty();

        @Option(names = "--json")
        boolean json;

        Coverage(Console console, Texts texts) {
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

    @CommandLine.Command(name = "show")
    static final class Show extends Command {

        private static final List<String> REGISTERS = List.of("cabo", "cv", "metro", "hasard");

        @Parameters(paramLabel = "CLAUSE")
        String id = "";

        @Option(names = "--json")
        boolean json;

        Show(Console console, Texts texts) {
            super(console, texts);
        }

        @Override
        int run() {
            var clause = RuleBook.of(REGISTERS).get(id);
            String place = "docs/rules/" + clause.game() + ".md:" + clause.line();
            if (json) {
                print(
                        Json.object()
                                .put("id", clause.id())
                                .put("game", clause.game())
                                .put("text", clause.text())
                                .put("place", place)
                                .build());
            } else {
                print(clause.id() + " (" + place + ")");
                Columns.wrap(clause.text(), Columns.WIDTH).forEach(this::print);
            }
            return ExitCode.OK;
        }
    }
}
