package tablee.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.bots.Bot;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.lab.Deadline;
import tablee.lab.Play;
import tablee.lab.Simulation;

/// Plays many games between bots and counts.
@CommandLine.Command(name = "simulate")
final class SimulateCommand extends Command {

    @Parameters(paramLabel = "GAME", descriptionKey = "GAME")
    String id = "";

    @Mixin GameOptions table = new GameOptions();

    @Option(names = "--seats", paramLabel = "N")
    Optional<Integer> seats = Optional.empty();

    @Option(names = "--games", paramLabel = "N", defaultValue = "1000")
    long games;

    @Option(names = "--bots", paramLabel = "LEVEL", split = ",")
    List<String> bots = new ArrayList<>();

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1")
    long seed;

    @Option(names = "--threads", paramLabel = "N")
    Optional<Integer> threads = Optional.empty();

    @Option(names = "--iterations", paramLabel = "N", defaultValue = "200")
    int iterations;

    @Option(names = "--think", paramLabel = "MS")
    Optional<Integer> millis = Optional.empty();

    @Option(names = "--max-actions", paramLabel = "N")
    Optional<Integer> most = Optional.empty();

    @Option(names = "--json")
    boolean json;

    @Option(names = "--csv")
    boolean csv;

    SimulateCommand(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    int run() throws InterruptedException {
        requirePositive("--games", games);
        requirePositive("--threads", threads.orElse(1));
        requirePositive("--iterations", iterations);
        requirePositive("--think", millis.orElse(1));
        requirePositive("--max-actions", most.orElse(1));
        if (json && csv) {
            throw BadInput.of("cli.simulate.format");
        }
        simulate(table.game(id));
        return ExitCode.OK;
    }

    private <S extends State, V extends View, A extends Action> void simulate(Game<S, V, A> game)
            throws InterruptedException {
        Settings settings =
                table.settings(game.options(), GameOptions.seats(game.options(), seats));
        List<Level> levels = levels(settings.seats());
        var simulation =
                new Simulation(
                        play(game, settings, levels),
                        settings.seats(),
                        seed,
                        games,
                        threads.orElse(Runtime.getRuntime().availableProcessors()));
        var bar = new ProgressBar(console, texts, games);
        var result = simulation.run(bar::show);
        bar.clear();
        var report = new SimulationReport(game.info(), settings, levels, simulation, result);
        if (json) {
            print(report.toJson());
        } else if (csv) {
            report.toCsv().forEach(this::print);
        } else {
            report.toText(this).forEach(this::print);
        }
    }

    private <S extends State, V extends View, A extends Action> Play play(
            Game<S, V, A> game, Settings settings, List<Level> levels) {
        if (levels.stream().allMatch(level -> level == Level.RANDOM)) {
            return most.isEmpty()
                    ? Play.random(game, settings)
                    : Play.random(game, settings, most.get());
        }
        List<Bot<V, A>> seated = levels.stream().map(level -> Bots.of(game, level)).toList();
        Supplier<Budget> budget =
                millis.<Supplier<Budget>>map(ms -> () -> Deadline.millis(ms))
                        .orElse(() -> Budget.iterations(iterations));
        return Play.bots(game, settings, seated, budget, most.orElse(Integer.MAX_VALUE));
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
