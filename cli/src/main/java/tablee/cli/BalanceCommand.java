package tablee.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.lab.balance.Balance;

/// Plays many games between equals and reports who wins from where and with what: a page of HTML, JSON or CSV.
@CommandLine.Command(name = "balance")
final class BalanceCommand extends Command {

    @Parameters(paramLabel = "GAME", descriptionKey = "GAME")
    String id = "";

    @Mixin GameOptions table = new GameOptions();

    @Option(names = "--seats", paramLabel = "N")
    Optional<Integer> seats = Optional.empty();

    @Option(names = "--games", paramLabel = "N")
    int games = 2000;

    @Option(names = "--level", paramLabel = "LEVEL")
    String level = "habitué";

    @Option(names = "--seed", paramLabel = "N")
    long seed = 1;

    @Option(names = "--max-actions", paramLabel = "N")
    int most = 20_000;

    @Option(names = "--threads", paramLabel = "N")
    Optional<Integer> threads = Optional.empty();

    @Option(names = "--out", paramLabel = "FILE")
    Optional<Path> out = Optional.empty();

    @Option(names = "--json")
    boolean json;

    @Option(names = "--csv")
    boolean csv;

    BalanceCommand(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    int run() throws InterruptedException, IOException {
        requirePositive("--games", games);
        requirePositive("--max-actions", most);
        requirePositive("--threads", threads.orElse(1));
        if (json && csv) {
            throw BadInput.of("cli.simulate.format");
        }
        measure(table.game(id));
        return ExitCode.OK;
    }

    private <S extends State, V extends View, A extends Action> void measure(Game<S, V, A> game)
            throws InterruptedException, IOException {
        Settings settings =
                table.settings(game.options(), GameOptions.seats(game.options(), seats));
        int workers = threads.orElse(Runtime.getRuntime().availableProcessors());
        var balance = new Balance<>(game, settings, Level.of(level), seed, games, most, workers);
        var bar = new ProgressBar(console, texts, games);
        var result = balance.run(bar::show);
        bar.clear();
        Texts words = Language.add(game.wording().texts(texts.language()));
        var report = new BalanceReport(balance, result, words, game.wording().names());
        String text =
                json
                        ? report.toJson().pretty()
                        : csv ? String.join("\n", report.toCsv()) + "\n" : report.toHtml();
        if (out.isPresent()) {
            Files.writeString(out.get(), text);
            say("cli.bench.saved", out.get().toString());
        } else {
            console.out().print(text);
        }
    }
}
