package tablee.cli.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.cli.Columns;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.cli.GameOptions;
import tablee.cli.Machine;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.Texts;
import tablee.lab.GameRunner;
import tablee.lab.PlayoutSpeed;

/// How fast one thread plays random games.
@CommandLine.Command(name = "playouts")
final class BenchPlayouts extends Command {

    @Parameters(arity = "0..*", paramLabel = "GAME", descriptionKey = "GAME")
    List<String> ids = new ArrayList<>();

    @Option(names = "--seats", paramLabel = "N")
    Optional<Integer> seats = Optional.empty();

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1")
    long seed;

    @Option(names = "--seconds", paramLabel = "N", defaultValue = "5")
    int seconds;

    @Option(names = "--warm-up", paramLabel = "N", defaultValue = "5")
    int warmUp;

    @Option(names = "--save")
    boolean save;

    @Option(names = "--json")
    boolean json;

    BenchPlayouts(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() throws IOException {
        if (seconds < 1 || warmUp < 0) {
            throw BadInput.of("cli.positive", "--seconds", Integer.toString(seconds));
        }
        List<GameProvider> games =
                ids.isEmpty() ? Games.all() : ids.stream().map(Games::find).toList();
        var results = new ArrayList<Json>();
        for (GameProvider provider : games) {
            results.add(measure(provider.house()));
        }
        Json report =
                Machine.described(
                        Json.object()
                                .put("bench", "playouts")
                                .put("seed", Json.of(seed))
                                .put("warmUpSeconds", warmUp)
                                .put("seconds", seconds)
                                .put("games", Json.of(results)));
        if (json) {
            print(report);
        }
        if (save) {
            write(report);
        }
        return ExitCode.OK;
    }

    private Json measure(Game<?, ?, ?> game) {
        int count = GameOptions.seats(game.options(), seats);
        var speed =
                PlayoutSpeed.measure(
                        GameRunner.random(game, game.options().standard(count)),
                        seed,
                        1000L * warmUp,
                        1000L * seconds);
        if (!json) {
            say(
                    "cli.bench.game",
                    Columns.pad(game.info().id(), 8),
                    count,
                    number(Math.round(speed.actionsPerSecond())),
                    number(Math.round(speed.actionsPerCpuSecond())),
                    number(Math.round(speed.gamesPerSecond())),
                    number(Math.round(speed.bytesPerAction())));
            console.flush();
        }
        return Json.object()
                .put("game", game.info().id())
                .put("seats", count)
                .put("rules", game.info().rules())
                .put("played", speed.games())
                .put("actions", speed.actions())
                .put("draws", speed.draws())
                .put("actionsPerSecond", Math.round(speed.actionsPerSecond()))
                .put("actionsPerCpuSecond", Math.round(speed.actionsPerCpuSecond()))
                .put("gamesPerSecond", Math.round(speed.gamesPerSecond()))
                .put("bytesPerAction", Math.round(speed.bytesPerAction()))
                .build();
    }

    private void write(Json report) throws IOException {
        Path file = BenchCommand.resultFile("playouts");
        Files.writeString(file, report.pretty());
        console.err().println(texts.say("cli.bench.saved", file.toString()));
    }
}
