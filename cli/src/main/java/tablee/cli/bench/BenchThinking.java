package tablee.cli.bench;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.cli.Machine;
import tablee.cli.lab.ReportNumbers;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.Texts;
import tablee.lab.ThinkingLoad;

/// Whether experts keep to their time when there are many of them.
@CommandLine.Command(name = "thinking")
final class BenchThinking extends Command {

    @Parameters(paramLabel = "GAME", descriptionKey = "GAME")
    List<String> ids = new ArrayList<>();

    @Option(names = "--tables", paramLabel = "N")
    int tables = 50;

    @Option(names = "--think", paramLabel = "MS")
    int millis = 200;

    @Option(names = "--threads", paramLabel = "N")
    int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--warm-up", paramLabel = "SECONDS")
    int warmUp = 20;

    @Option(names = "--seconds", paramLabel = "SECONDS")
    int seconds = 60;

    @Option(names = "--seed", paramLabel = "N")
    long seed = 1;

    BenchThinking(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() throws InterruptedException {
        requirePositive("--tables", tables);
        requirePositive("--think", millis);
        requirePositive("--threads", threads);
        requirePositive("--seconds", seconds);
        List<Game<?, ?, ?>> games =
                (ids.isEmpty() ? Games.all() : ids.stream().map(Games::find).toList())
                        .stream().<Game<?, ?, ?>>map(GameProvider::house).toList();
        var result = new ThinkingLoad(games, tables, millis, threads, seed).run(warmUp, seconds);
        print(
                Machine.described(
                        Json.object()
                                .put(
                                        "games",
                                        Json.texts(
                                                games.stream()
                                                        .map(game -> game.info().id())
                                                        .toList()))
                                .put("tables", tables)
                                .put("budgetMillis", millis)
                                .put("threads", threads)
                                .put("seconds", ReportNumbers.rounded(result.seconds(), 1))
                                .put("decisions", result.overruns().size())
                                .put("overrunP50", ReportNumbers.rounded(result.quantile(0.5), 1))
                                .put("overrunP99", ReportNumbers.rounded(result.quantile(0.99), 1))
                                .put(
                                        "overrunP999",
                                        ReportNumbers.rounded(result.quantile(0.999), 1))
                                .put("overrunMost", ReportNumbers.rounded(result.quantile(1), 1))));
        return ExitCode.OK;
    }
}
