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
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.cli.Machine;
import tablee.cli.ProgressBar;
import tablee.cli.TableOptions;
import tablee.cli.report.Plot;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.lab.analysis.Calibration;

/// Measures whether the chances of an analysis keep their word.
@CommandLine.Command(name = "calibrate")
public final class CalibrateCommand extends Command {

    @Parameters(paramLabel = "GAME", descriptionKey = "GAME")
    String id = "";

    @Mixin TableOptions table = new TableOptions();

    @Mixin Series series = new Series(200, 77);

    @Option(names = "--moments", paramLabel = "N")
    int moments = 5;

    @Option(names = "--worlds", paramLabel = "N")
    int worlds = 50;

    @Option(names = "--svg", paramLabel = "FILE")
    Optional<Path> svg = Optional.empty();

    public CalibrateCommand(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() throws InterruptedException, IOException {
        series.check();
        requirePositive("--moments", moments);
        requirePositive("--worlds", worlds);
        calibrate(table.game(id));
        return ExitCode.OK;
    }

    private <S extends State, V extends View, A extends Action> void calibrate(Game<S, V, A> game)
            throws InterruptedException, IOException {
        var settings = table.settings(game.options());
        int games = series.count();
        var calibration =
                new Calibration<>(
                        game, settings, series.seed, games, moments, worlds, series.workers());
        var bar = new ProgressBar(console, texts, games);
        var result = calibration.run(bar::show);
        bar.clear();
        print(
                Machine.described(
                        Json.object()
                                .put("game", id)
                                .put("settings", settings.toJson())
                                .put("seed", Json.of(series.seed))
                                .put("games", games)
                                .put("moments", moments)
                                .put("worlds", worlds)
                                .put("chances", result.chances())
                                .put("brier", ReportNumbers.rounded(result.brier(), 4))
                                .put(
                                        "brierOfEqualChances",
                                        ReportNumbers.rounded(result.guess(), 4))
                                .put("bins", bins(result.bins()))));
        if (svg.isPresent()) {
            List<double[]> points =
                    result.bins().stream()
                            .map(bin -> new double[] {bin.said(), bin.found(), bin.count()})
                            .toList();
            Files.writeString(svg.get(), Plot.standing(Plot.reliability(points)) + "\n");
        }
    }

    private static Json bins(List<Calibration.Bin> bins) {
        return Json.list(
                bins,
                bin ->
                        Json.object()
                                .put("said", ReportNumbers.rounded(bin.said(), 3))
                                .put("found", ReportNumbers.rounded(bin.found(), 3))
                                .put("count", bin.count())
                                .build());
    }
}
