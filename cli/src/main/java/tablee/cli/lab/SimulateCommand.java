package tablee.cli.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.bots.Budget;
import tablee.bots.Level;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.cli.ProgressBar;
import tablee.cli.TableOptions;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.lab.Deadline;
import tablee.lab.GameRunner;
import tablee.lab.Job;
import tablee.lab.Simulation;
import tablee.lab.SimulationResult;
import tablee.lab.Tally;

/// Plays many games between bots and counts.
@CommandLine.Command(name = "simulate")
public final class SimulateCommand extends Command {

    @Parameters(paramLabel = "GAME", descriptionKey = "GAME")
    String id = "";

    @Mixin TableOptions table = new TableOptions();

    @Mixin Series series = new Series(1000, 1);

    @Option(names = "--bots", paramLabel = "LEVEL", split = ",")
    List<String> bots = new ArrayList<>();

    @Option(names = "--iterations", paramLabel = "N", defaultValue = "200")
    int iterations;

    @Option(names = "--think", paramLabel = "MS")
    Optional<Integer> millis = Optional.empty();

    @Option(names = "--max-actions", paramLabel = "N")
    Optional<Integer> most = Optional.empty();

    @Mixin Cluster cluster = new Cluster();

    @Mixin ReportFormat shape = new ReportFormat();

    public SimulateCommand(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() throws InterruptedException {
        series.check();
        requirePositive("--iterations", iterations);
        requirePositive("--think", millis.orElse(1));
        requirePositive("--max-actions", most.orElse(1));
        shape.check();
        cluster.refuse(table.content(), millis.isPresent());
        simulate(table.game(id));
        return ExitCode.OK;
    }

    private <S extends State, V extends View, A extends Action> void simulate(Game<S, V, A> game)
            throws InterruptedException {
        Settings settings = table.settings(game.options());
        List<Level> levels = levels(settings.seats());
        var simulation =
                new Simulation(
                        play(game, settings, levels),
                        settings.seats(),
                        series.seed,
                        series.games,
                        series.workers());
        var bar = new ProgressBar(console, texts, series.games);
        var result =
                cluster.isAsked() ? elsewhere(settings, levels, bar) : simulation.run(bar::show);
        bar.clear();
        var report = new SimulationReport(game.info(), settings, levels, simulation, result);
        shape.print(report, this);
    }

    private SimulationResult elsewhere(Settings settings, List<Level> levels, ProgressBar bar)
            throws InterruptedException {
        var job =
                new Job(
                        Job.Kind.SIMULATE,
                        id,
                        settings,
                        levels,
                        iterations,
                        series.seed,
                        series.games,
                        most.orElse(Integer.MAX_VALUE));
        long start = System.nanoTime();
        Tally total = cluster.run(console, job, Tally.class, bar::show);
        return SimulationResult.of(total, System.nanoTime() - start);
    }

    private <S extends State, V extends View, A extends Action> GameRunner play(
            Game<S, V, A> game, Settings settings, List<Level> levels) {
        Supplier<Budget> budget =
                millis.<Supplier<Budget>>map(ms -> () -> Deadline.millis(ms))
                        .orElse(() -> Budget.iterations(iterations));
        return GameRunner.levels(game, settings, levels, budget, most.orElse(Integer.MAX_VALUE));
    }

    /// One level for all, or one for each seat.
    private List<Level> levels(int count) {
        List<Level> named = bots.stream().map(Level::of).toList();
        if (named.isEmpty()) {
            return Collections.nCopies(count, Level.RANDOM);
        }
        if (named.size() == 1) {
            return Collections.nCopies(count, named.getFirst());
        }
        if (named.size() != count) {
            throw BadInput.of("cli.simulate.bots", named.size(), count);
        }
        return named;
    }
}
