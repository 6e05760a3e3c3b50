package tablee.cli.rules;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import tablee.cli.Checkout;
import tablee.cli.Columns;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.engine.Json;
import tablee.engine.Texts;
import tablee.testkit.RuleCoverage;

/// Which clauses are held by a test, and with `--bite` whether the tests notice when the clause is broken.
@CommandLine.Command(name = "coverage")
final class RulesCoverage extends Command {

    @Option(names = "--root", paramLabel = "DIR")
    Optional<Path> root = Optional.empty();

    @Option(names = "--json")
    boolean json;

    @Option(names = "--bite")
    boolean bite;

    @Option(names = "--game", paramLabel = "GAME")
    List<String> only = new ArrayList<>();

    @Option(names = "--clause", paramLabel = "CLAUSE")
    List<String> clauses = new ArrayList<>();

    @Option(names = "--sample", paramLabel = "N", defaultValue = "40")
    int sample;

    @Option(names = "--seconds", paramLabel = "N", defaultValue = "60")
    int seconds;

    RulesCoverage(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() {
        Path sources = Checkout.root(root);
        if (bite) {
            var tried = new Bite(sources, sample, seconds);
            for (String game : only.isEmpty() ? RuleCoverage.of(sources).built() : only) {
                List<Json> found = tried.game(game, clauses);
                if (!json) {
                    report(game, found);
                }
            }
        }
        var coverage = RuleCoverage.of(sources);
        if (json) {
            print(coverage.toJson());
        } else {
            coverage.games().forEach(this::report);
            coverage.unknown().forEach(id -> say("cli.rules.cited", id));
            if (!coverage.hollow().isEmpty()) {
                say("cli.rules.hollow", String.join(" ", coverage.hollow()));
            }
        }
        return coverage.missing().isEmpty()
                        && coverage.unknown().isEmpty()
                        && coverage.hollow().isEmpty()
                ? ExitCode.OK
                : ExitCode.FOUND_FAILURES;
    }

    private void report(String game, List<Json> tried) {
        for (String sentence : Bite.SENTENCES) {
            String status = sentence.substring(sentence.lastIndexOf('.') + 1);
            List<String> found =
                    tried.stream()
                            .filter(one -> one.at("status").asText().equals(status))
                            .map(one -> one.at("clause").asText())
                            .toList();
            say(sentence, Columns.pad(game, 8), found.size());
            if (!status.equals("bites")) {
                Columns.wrap(String.join(" ", found), Columns.WIDTH - 10).stream()
                        .filter(line -> !line.isEmpty())
                        .forEach(line -> print(" ".repeat(10) + line));
            }
        }
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
