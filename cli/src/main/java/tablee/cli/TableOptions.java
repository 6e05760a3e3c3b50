package tablee.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tablee.engine.Game;
import tablee.engine.OptionList;
import tablee.engine.Settings;

/// One table: its game's options, and how many sit at it.
public final class TableOptions {

    @Mixin GameOptions game = new GameOptions();

    @Option(names = "--seats", paramLabel = "N")
    Optional<Integer> seats = Optional.empty();

    /// The game of a log, under the rules it was played with.
    public Game<?, ?, ?> game(LogFile log) {
        return game.game(log);
    }

    public Game<?, ?, ?> game(String id) {
        return game.game(id);
    }

    public Optional<Path> content() {
        return game.content;
    }

    /// With as many seats as asked for, or those of a usual table.
    public Settings settings(OptionList list) {
        return game.settings(list, GameOptions.seats(list, seats));
    }
}
