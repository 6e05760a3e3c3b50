package tablee.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import picocli.CommandLine.Option;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.OptionList;
import tablee.engine.Settings;
import tablee.engine.play.GameVersions;
import tablee.server.live.FolderContent;

/// The options of a table: which content, which preset, which values.
public final class GameOptions {

    @Option(
            names = {"-o", "--option"},
            paramLabel = "NAME=VALUE")
    List<String> options = new ArrayList<>();

    @Option(names = "--preset", paramLabel = "NAME")
    Optional<String> preset = Optional.empty();

    @Option(names = "--content", paramLabel = "DIR")
    public Optional<Path> content = Optional.empty();

    public Game<?, ?, ?> game(String id) {
        var provider = Games.find(id);
        return content.<Game<?, ?, ?>>map(folder -> provider.with(new FolderContent(folder)))
                .orElseGet(provider::house);
    }

    /// The game of a log, under the rules it was played with; today's where these are not here, which say what differs.
    public Game<?, ?, ?> game(LogFile log) {
        var provider = Games.find(log.game());
        GameVersions versions =
                content.map(folder -> GameVersions.with(provider, new FolderContent(folder)))
                        .orElseGet(() -> GameVersions.house(provider));
        return log.playedAs(versions);
    }

    /// The preset first, then what was chosen by name.
    public Settings settings(OptionList list, int seats) {
        var chosen = new TreeMap<String, String>();
        preset.ifPresent(name -> chosen.putAll(preset(list, name).values()));
        chosen.putAll(chosen());
        return list.settings(seats, chosen);
    }

    private static OptionList.Preset preset(OptionList list, String name) {
        return list.presets().stream()
                .filter(preset -> preset.name().equals(name))
                .findFirst()
                .orElseThrow(
                        () ->
                                BadInput.of(
                                        "cli.preset.unknown",
                                        name,
                                        String.join(
                                                ", ",
                                                list.presets().stream()
                                                        .map(OptionList.Preset::name)
                                                        .toList())));
    }

    private Map<String, String> chosen() {
        var chosen = new TreeMap<String, String>();
        for (String option : options) {
            int equals = option.indexOf('=');
            if (equals < 1) {
                throw BadInput.of("cli.option.shape", option);
            }
            chosen.put(option.substring(0, equals), option.substring(equals + 1));
        }
        return chosen;
    }

    /// As many as asked for, or a table of four where the game allows it.
    public static int seats(OptionList list, Optional<Integer> asked) {
        return asked.orElseGet(() -> Math.clamp(4, list.leastSeats(), list.mostSeats()));
    }
}
