package tablee.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.bots.BotNames;
import tablee.bots.Level;
import tablee.cli.play.SavedTable;
import tablee.cli.play.Screen;
import tablee.cli.play.Sitting;
import tablee.cli.play.TerminalTable;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.OptionList;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.engine.play.GameLog;

/// Plays a game in the terminal.
@CommandLine.Command(name = "play")
final class PlayCommand extends Command {

    private static final long MOST_SEEDS = 1_000_000_000_000L;

    @Parameters(arity = "0..1", paramLabel = "GAME", descriptionKey = "GAME")
    Optional<String> id = Optional.empty();

    @Mixin GameOptions table = new GameOptions();

    @Option(names = "--seats", paramLabel = "N")
    Optional<Integer> seats = Optional.empty();

    @Option(names = "--bots", paramLabel = "N")
    Optional<Integer> bots = Optional.empty();

    @Option(names = "--levels", paramLabel = "LEVEL", split = ",")
    List<String> levels = new ArrayList<>();

    @Option(names = "--hot-seat", paramLabel = "N", defaultValue = "1")
    int people;

    @Option(names = "--names", paramLabel = "NAME", split = ",")
    List<String> names = new ArrayList<>();

    @Option(names = "--seed", paramLabel = "N")
    Optional<Long> seed = Optional.empty();

    @Option(names = "--think", paramLabel = "MS", defaultValue = "1000")
    int thinkMillis;

    @Option(names = "--save", paramLabel = "FILE")
    Optional<Path> saveTo = Optional.empty();

    @Option(names = "--resume", paramLabel = "FILE")
    Optional<Path> resume = Optional.empty();

    @Option(names = {"--no-colour", "--no-color"})
    boolean noColour;

    @Option(names = "--plain")
    boolean plain;

    PlayCommand(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() throws IOException {
        requirePositive("--think", thinkMillis);
        if (resume.isPresent()) {
            var file = LogFile.read(resume.get());
            return resume(table.game(file), file);
        }
        return open(table.game(id.orElseThrow(() -> BadInput.of("cli.play.noGame"))));
    }

    private <S extends State, V extends View, A extends Action> int open(Game<S, V, A> game)
            throws IOException {
        int count = seatCount(game.options());
        var settings = table.settings(game.options(), count);
        var house = house(sitting(count), seed.orElseGet(PlayCommand::anySeed));
        return TerminalTable.open(game, settings, house, screen(game, house.sitting())).run();
    }

    private <S extends State, V extends View, A extends Action> int resume(
            Game<S, V, A> game, LogFile file) throws IOException {
        GameLog log = file.log(game);
        int count = log.settings().seats();
        Sitting sitting = SavedTable.sitting(file, count).orElseGet(() -> sitting(count));
        long draws =
                log.random()
                        .map(GameLog.Origin::seed)
                        .or(() -> seed)
                        .orElseGet(PlayCommand::anySeed);
        var house = house(sitting, draws);
        TerminalTable<S, V, A> resumed;
        try {
            resumed = TerminalTable.resume(game, log, house, screen(game, sitting));
        } catch (BadInput bad) {
            throw LogFile.inFile(file.path(), bad);
        }
        return resumed.run();
    }

    private TerminalTable.House house(Sitting sitting, long draws) {
        return new TerminalTable.House(sitting, draws, thinkMillis, saveTo);
    }

    private static long anySeed() {
        return new SecureRandom().nextLong(MOST_SEEDS);
    }

    private Screen screen(Game<?, ?, ?> game, Sitting sitting) {
        Texts words =
                Language.add(game.wording().texts(texts.language())).withNames(sitting.names());
        return new Screen(console, Screen.Look.of(console, noColour, plain), words);
    }

    /// People and bots together, or as many seats as were asked for.
    private int seatCount(OptionList options) {
        if (bots.isPresent()) {
            int together = people + bots.get();
            if (seats.isPresent() && seats.get() != together) {
                throw BadInput.of("cli.play.seats", seats.get(), people, bots.get());
            }
            return together;
        }
        return seats.orElseGet(
                () -> Math.max(people, GameOptions.seats(options, Optional.empty())));
    }

    private Sitting sitting(int count) {
        if (people < 1 || people > count) {
            throw BadInput.of("cli.play.people", people, count);
        }
        var persons = new ArrayList<String>();
        for (int i = 0; i < people; i++) {
            persons.add(i < names.size() ? names.get(i) : BotNames.of(Seat.of(i)));
        }
        var robots = new ArrayList<Level>();
        for (int i = 0; i < count - people; i++) {
            robots.add(
                    levels.isEmpty()
                            ? Level.HABITUE
                            : Level.of(levels.get(Math.min(i, levels.size() - 1))));
        }
        return Sitting.of(persons, robots);
    }
}
