package tablee.cli.server;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.bots.Bot;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.Level;
import tablee.cli.Columns;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.lab.Minds;
import tablee.lab.Spread;
import tablee.table.QuietGames;
import tablee.table.QuietTally;

/// Whether anybody could learn something from what a table answers by itself: whole games over its loop, every such answer held against other
/// worlds.
@CommandLine.Command(name = "quiet")
final class BenchQuiet extends Command {

    private static final int BATCH = 20;

    @Parameters(arity = "0..*", paramLabel = "GAME", descriptionKey = "GAME")
    List<String> ids = new ArrayList<>();

    @Option(names = "--games", paramLabel = "N")
    long games = 500;

    @Option(names = "--worlds", paramLabel = "N")
    int worlds = 8;

    @Option(names = "--seed", paramLabel = "N")
    long seed = 1;

    @Option(names = "--threads", paramLabel = "N")
    int threads = 1;

    @Option(names = "--json")
    boolean json;

    BenchQuiet(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() throws InterruptedException {
        requirePositive("--games", games);
        requirePositive("--worlds", worlds);
        requirePositive("--threads", threads);
        List<GameProvider> found =
                ids.isEmpty() ? Games.all() : ids.stream().map(Games::find).toList();
        var reports = new ArrayList<Json>();
        long leaks = 0;
        for (GameProvider provider : found) {
            long begun = System.nanoTime();
            QuietTally tally = play(provider.house());
            double seconds = (System.nanoTime() - begun) / 1e9;
            leaks += tally.leaks();
            reports.add(report(provider.id(), tally, seconds));
            if (!json) {
                show(provider.id(), tally, seconds);
            }
        }
        if (json) {
            print(Json.object().put("bench", "quiet").put("games", Json.of(reports)).build());
        }
        return leaks == 0 ? ExitCode.OK : ExitCode.FOUND_FAILURES;
    }

    private <S extends State, V extends View, A extends Action> QuietTally play(Game<S, V, A> game)
            throws InterruptedException {
        Bot<V, A> habitue = Bots.of(game, Level.HABITUE);
        var quiet =
                new QuietGames<>(
                        game,
                        (view, legal, streams, seat, move) ->
                                habitue.choose(
                                        view,
                                        legal,
                                        new Minds(streams)
                                                .thinking(seat, move, Budget.iterations(1))),
                        worlds,
                        seed);
        var sum = new QuietTally();
        new Spread(games, BATCH, threads)
                .run(QuietTally::new, quiet::play, _ -> {})
                .forEach(sum::add);
        return sum;
    }

    private void show(String game, QuietTally tally, double seconds) {
        say(
                "cli.quiet.game",
                Columns.pad(game, 8),
                Long.toString(tally.games()),
                Long.toString(tally.cut()),
                Long.toString(tally.asked()),
                Long.toString(tally.looked()),
                Long.toString(tally.answers()),
                Long.toString(tally.leaks()),
                Long.toString(Math.round(seconds)));
        tally.rows()
                .forEach(
                        (question, row) ->
                                say(
                                        "cli.quiet.question",
                                        "  " + Columns.pad(question, 28),
                                        Columns.padLeft(Long.toString(row.answers()), 10),
                                        Columns.padLeft(Long.toString(row.worlds()), 11),
                                        Columns.padLeft(Long.toString(row.leaks()), 6)));
    }

    private static Json report(String game, QuietTally tally, double seconds) {
        var questions = Json.object();
        tally.rows()
                .forEach(
                        (question, row) ->
                                questions.put(
                                        question,
                                        Json.object()
                                                .put("answers", row.answers())
                                                .put("worlds", row.worlds())
                                                .put("leaks", row.leaks())
                                                .build()));
        return Json.object()
                .put("game", game)
                .put("played", tally.games())
                .put("cut", tally.cut())
                .put("asked", tally.asked())
                .put("looked", tally.looked())
                .put("answers", tally.answers())
                .put("leaks", tally.leaks())
                .put("seconds", seconds)
                .put("questions", questions.build())
                .build();
    }
}
