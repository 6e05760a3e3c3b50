package tablee.cli.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.bots.Level;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.cli.Language;
import tablee.cli.ProgressBar;
import tablee.cli.TableOptions;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.lab.Job;
import tablee.lab.balance.Balance;
import tablee.lab.balance.BalanceResult;
import tablee.lab.balance.Ledger;

/// Plays many games between equals and reports who wins from where and with what: a page of HTML, JSON or CSV.
@CommandLine.Command(name = "balance")
public final class BalanceCommand extends Command {

    @Parameters(paramLabel = "GAME", descriptionKey = "GAME")
    String id = "";

    @Mixin TableOptions table = new TableOptions();

    @Mixin Series series = new Series(2000, 1);

    @Option(names = "--level", paramLabel = "LEVEL")
    String level = "habitué";

    @Option(names = "--max-actions", paramLabel = "N")
    int most = 20_000;

    @Option(names = "--out", paramLabel = "FILE")
    Optional<Path> out = Optional.empty();

    @Mixin Cluster cluster = new Cluster();

    @Mixin ReportFormat shape = new ReportFormat();

    public BalanceCommand(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() throws InterruptedException, IOException {
        series.check();
        requirePositive("--max-actions", most);
        shape.check();
        cluster.refuse(table.content(), false);
        measure(table.game(id));
        return ExitCode.OK;
    }

    private <S extends State, V extends View, A extends Action> void measure(Game<S, V, A> game)
            throws InterruptedException, IOException {
        var balance =
                new Balance<>(
                        game,
                        table.settings(game.options()),
                        Level.of(level),
                        series.seed,
                        series.count(),
                        most,
                        series.workers());
        var bar = new ProgressBar(console, texts, series.games);
        var result = cluster.isAsked() ? elsewhere(balance, bar) : balance.run(bar::show);
        bar.clear();
        Texts words = Language.add(game.wording().texts(texts.language()));
        var report = new BalanceReport(balance, result, words, game.wording().names());
        String text =
                shape.json
                        ? report.toJson().pretty()
                        : shape.csv ? String.join("\n", report.toCsv()) + "\n" : report.toHtml();
        if (out.isPresent()) {
            Files.writeString(out.get(), text);
            say("cli.bench.saved", out.get().toString());
        } else {
            console.out().print(text);
        }
    }

    private BalanceResult elsewhere(Balance<?, ?, ?> balance, ProgressBar bar)
            throws InterruptedException {
        var job =
                new Job(
                        Job.Kind.BALANCE,
                        id,
                        balance.settings(),
                        List.of(balance.level()),
                        0,
                        series.seed,
                        series.games,
                        most);
        return balance.result(cluster.run(console, job, Ledger.class, bar::show));
    }
}
