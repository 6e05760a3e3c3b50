package tablee.cli.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.bots.Bots;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.cli.GameOptions;
import tablee.cli.ProgressBar;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.lab.Training;

/// Learns what positions are worth from games the bots play among themselves, and writes the weights.
@CommandLine.Command(name = "train")
public final class TrainCommand extends Command {

    @Parameters(paramLabel = "GAME", descriptionKey = "GAME")
    String id = "";

    @Mixin GameOptions table = new GameOptions();

    @Option(names = "--seats", paramLabel = "N", split = ",")
    List<Integer> seats = new ArrayList<>();

    @Mixin Series series = new Series(1000, 1);

    @Option(names = "--out", paramLabel = "FILE")
    Optional<Path> out = Optional.empty();

    public TrainCommand(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() throws InterruptedException, IOException {
        series.check();
        train(table.game(id));
        return ExitCode.OK;
    }

    private <S extends State, V extends View, A extends Action> void train(Game<S, V, A> game)
            throws InterruptedException, IOException {
        var provider = Bots.provider(game);
        var features = provider.flatMap(found -> found.features());
        if (provider.isEmpty() || features.isEmpty()) {
            throw BadInput.of("cli.train.none", id);
        }
        List<Integer> sizes =
                seats.isEmpty()
                        ? List.of(GameOptions.seats(game.options(), Optional.empty()))
                        : seats;
        List<Settings> tables =
                sizes.stream().map(size -> table.settings(game.options(), size)).toList();
        var training =
                new Training<>(
                        game,
                        provider.get(),
                        features.get(),
                        tables,
                        series.seed,
                        series.count(),
                        series.workers());
        var bar = new ProgressBar(console, texts, series.games);
        var learnt = training.run(bar::show);
        bar.clear();
        say(
                "cli.train.learnt",
                number(learnt.positions()),
                number(learnt.examined()),
                number(learnt.loss(), 4),
                number(learnt.written(), 4),
                number(learnt.guess(), 4));
        List<String> lines = file(sizes, learnt);
        if (out.isPresent()) {
            Files.write(out.get(), lines);
        } else {
            lines.forEach(this::print);
        }
    }

    private List<String> file(List<Integer> sizes, Training.Learnt learnt) {
        var lines = new ArrayList<String>();
        String list = String.join(",", sizes.stream().map(size -> Integer.toString(size)).toList());
        lines.add(
                "# tablee train %s --seats %s --games %d --seed %d"
                        .formatted(id, list, series.games, series.seed));
        lines.add(
                String.format(
                        Locale.ROOT,
                        "# log-loss on %d positions of games not learnt from: %.4f (equal chances:"
                                + " %.4f)",
                        learnt.examined(),
                        learnt.loss(),
                        learnt.guess()));
        for (int i = 0; i < learnt.names().size(); i++) {
            lines.add(
                    String.format(
                            Locale.ROOT,
                            "%s %.4f",
                            learnt.names().get(i),
                            learnt.weights().get(i)));
        }
        return lines;
    }
}
