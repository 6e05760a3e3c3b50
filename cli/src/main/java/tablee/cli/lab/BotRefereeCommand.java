package tablee.cli.lab;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.bots.Bots;
import tablee.bots.Level;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.cli.Language;
import tablee.cli.ProgressBar;
import tablee.cli.TableOptions;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.engine.form.JsonSchema;

/// Lets a program of your own play against built-in bots, over its standard input and output. What it is told is in `docs/bots.md`.
@CommandLine.Command(name = "bot-referee")
public final class BotRefereeCommand extends Command {

    @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "GAME")
    String id = "";

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "PROGRAM", descriptionKey = "PROGRAM")
    List<String> program = new ArrayList<>();

    @Mixin TableOptions table = new TableOptions();

    @Option(names = "--level", paramLabel = "LEVEL")
    String level = "habitué";

    @Option(names = "--budget", paramLabel = "BUDGET")
    String budget = "200";

    @Option(names = "--limit", paramLabel = "MS")
    int limit = 10_000;

    @Option(names = "--games", paramLabel = "N")
    int games = 100;

    @Option(names = "--seed", paramLabel = "N")
    long seed = 1;

    @Option(names = "--shapes")
    boolean shapes;

    @Mixin ReportFormat format = new ReportFormat();

    public BotRefereeCommand(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() {
        requirePositive("--games", games);
        requirePositive("--limit", limit);
        format.check();
        Game<?, ?, ?> game = table.game(id);
        if (shapes) {
            print(shapes(game));
        } else if (program.isEmpty()) {
            throw BadInput.of("cli.referee.program");
        } else {
            format.print(played(game), this);
        }
        return ExitCode.OK;
    }

    /// Every game of the series. All deals are played on all seats: the last one too, where that takes a few games more.
    private <S extends State, V extends View, A extends Action> RefereeReport played(
            Game<S, V, A> game) {
        Settings settings = table.settings(game.options());
        Level opponents = Level.of(level);
        var terms =
                new RefereedGame.Terms<>(
                        settings,
                        Bots.of(game, opponents),
                        Budgets.read(budget),
                        Language.add(game.wording().texts(texts.language())));
        int whole = Math.ceilDiv(games, settings.seats()) * settings.seats();
        var results = new ArrayList<RefereedGame.Result>();
        var bar = new ProgressBar(console, texts, whole);
        long start = System.nanoTime();
        try (var contestant = new Contestant(program, Duration.ofMillis(limit))) {
            for (int number = 0; number < whole; number++) {
                results.add(new RefereedGame<>(game, terms, contestant, seed, number).play());
                bar.show(number + 1);
            }
            bar.clear();
            double seconds = (System.nanoTime() - start) / 1e9;
            var against = new RefereeReport.Against(opponents.label(), budget, seed);
            return new RefereeReport(
                    game.info(), settings, against, results, seconds, contestant.longestMillis());
        }
    }

    /// What `now`, `memory` and the events look like, as JSON Schema.
    private static Json shapes(Game<?, ?, ?> game) {
        var formats = game.formats();
        return Json.object()
                .put("now", JsonSchema.of(formats.views().now().shape()))
                .put("memory", JsonSchema.of(formats.views().memory().shape()))
                .put("event", JsonSchema.of(formats.events().shape()))
                .build();
    }
}
