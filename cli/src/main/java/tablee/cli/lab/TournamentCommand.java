package tablee.cli.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tablee.bots.Bot;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.Level;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.cli.GameOptions;
import tablee.cli.ProgressBar;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.OptionList;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.lab.Council;
import tablee.lab.Duels;
import tablee.lab.Entrant;
import tablee.lab.Job;
import tablee.lab.Tournament;
import tablee.lab.TournamentResult;

/// Lets bots of several levels play each other and rates them.
@CommandLine.Command(name = "tournament")
public final class TournamentCommand extends Command {

    @Option(names = "--game", paramLabel = "GAME", required = true)
    String id = "";

    @Mixin GameOptions table = new GameOptions();

    @Option(names = "--seats", paramLabel = "N")
    Optional<Integer> seats = Optional.empty();

    @Option(names = "--bots", paramLabel = "LEVEL", split = ",")
    List<String> bots = new ArrayList<>(List.of("débutant", "habitué", "expert"));

    @Option(names = "--budget", paramLabel = "BUDGET")
    String budget = "200";

    @Mixin Series series = new Series(300, 1);

    @Option(names = "--max-actions", paramLabel = "N")
    int most = 20_000;

    @Option(names = "--members", paramLabel = "N")
    int members = 1;

    @Mixin Cluster cluster = new Cluster();

    @Mixin ReportFormat shape = new ReportFormat();

    public TournamentCommand(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() throws InterruptedException {
        series.check();
        requirePositive("--max-actions", most);
        requirePositive("--members", members);
        shape.check();
        if (bots.stream().map(Level::of).distinct().count() < 2
                || bots.stream().map(Level::of).distinct().count() < bots.size()) {
            throw BadInput.of("cli.tournament.bots");
        }
        cluster.refuse(table.content, !Budgets.isRepeatable(budget) || members > 1);
        hold(table.game(id));
        return ExitCode.OK;
    }

    private <S extends State, V extends View, A extends Action> void hold(Game<S, V, A> game)
            throws InterruptedException {
        Settings settings =
                table.settings(game.options(), seats.orElseGet(() -> even(game.options())));
        Supplier<Budget> thinking = Budgets.read(budget);
        List<Entrant<V, A>> entrants =
                bots.stream()
                        .map(Level::of)
                        .map(
                                level ->
                                        new Entrant<V, A>(
                                                level.label(),
                                                bot(game, level, thinking),
                                                thinking))
                        .toList();
        int pairs = entrants.size() * (entrants.size() - 1) / 2;
        var tournament =
                new Tournament<>(
                        game,
                        settings,
                        entrants,
                        series.seed,
                        Math.max(1, series.count() / (2 * pairs)),
                        most,
                        series.workers());
        var bar = new ProgressBar(console, texts, tournament.games());
        var result = cluster.isAsked() ? elsewhere(tournament, bar) : tournament.run(bar::show);
        bar.clear();
        var report = new TournamentReport(game.info(), settings, budget, tournament, result);
        shape.print(report, this);
    }

    private TournamentResult elsewhere(Tournament<?, ?, ?> tournament, ProgressBar bar)
            throws InterruptedException {
        var job =
                new Job(
                        Job.Kind.TOURNAMENT,
                        id,
                        tournament.settings(),
                        bots.stream().map(Level::of).toList(),
                        Integer.parseInt(budget),
                        series.seed,
                        tournament.deals(),
                        most);
        long start = System.nanoTime();
        Duels total = cluster.run(console, job, Duels.class, deals -> bar.show(2 * deals));
        return tournament.result(total, System.nanoTime() - start);
    }

    private <V extends View, A extends Action> Bot<V, A> bot(
            Game<?, V, A> game, Level level, Supplier<Budget> thinking) {
        return level.searches() && members > 1
                ? new Council<>(Bots.expert(game), members, thinking)
                : Bots.of(game, level);
    }

    /// The smallest table at which two bots have as many seats each.
    private static int even(OptionList list) {
        return Math.min(list.mostSeats(), list.leastSeats() + list.leastSeats() % 2);
    }
}
