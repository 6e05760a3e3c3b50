package tablee.cli;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.Option;
import tablee.engine.Texts;

/// Lists the games, or the options of one.
@CommandLine.Command(name = "games")
final class GamesCommand extends Command {

    @Parameters(arity = "0..1", paramLabel = "GAME", descriptionKey = "GAME")
    Optional<String> id = Optional.empty();

    @CommandLine.Option(names = "--json")
    boolean json;

    GamesCommand(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() {
        List<GameProvider> shown = id.map(Games::find).map(List::of).orElseGet(Games::all);
        List<? extends Game<?, ?, ?>> games = shown.stream().map(GameProvider::house).toList();
        if (json) {
            print(Json.list(games, this::toJson));
        } else {
            games.forEach(this::list);
            if (id.isPresent()) {
                games.forEach(this::describe);
            }
        }
        return ExitCode.OK;
    }

    private void list(Game<?, ?, ?> game) {
        var info = game.info();
        var options = game.options();
        print(
                Columns.pad(info.id(), 8)
                        + "  "
                        + info.title().in(texts.language())
                        + texts.say("cli.games.seats", options.leastSeats(), options.mostSeats()));
        Columns.wrap(info.blurb().in(texts.language()), Columns.WIDTH - 10)
                .forEach(line -> print(" ".repeat(10) + line));
    }

    private void describe(Game<?, ?, ?> game) {
        Texts words = game.wording().texts(texts.language());
        print("");
        for (Option option : game.options().options()) {
            print(
                    Columns.pad(option.name(), 18)
                            + texts.say(
                                    "cli.games.option",
                                    option.standard(),
                                    range(option),
                                    option.clause()));
            String label = words.say("option." + option.name());
            Columns.wrap(label, Columns.WIDTH - 18).forEach(line -> print(" ".repeat(18) + line));
        }
        game.options()
                .presets()
                .forEach(
                        preset ->
                                say("cli.games.preset", preset.name(), preset.values().toString()));
    }

    private String range(Option option) {
        return switch (option) {
            case Option.Range range ->
                    texts.say("cli.games.range", range.least(), range.most())
                            + String.join(
                                    "", range.also().stream().map(also -> ", " + also).toList());
            case Option.Choice choice -> String.join(" | ", choice.values());
            case Option.Flag _ -> "true | false";
        };
    }

    private Json toJson(Game<?, ?, ?> game) {
        var info = game.info();
        return Json.object()
                .put("id", info.id())
                .put("title", info.title().in(texts.language()))
                .put("blurb", info.blurb().in(texts.language()))
                .put("rules", info.rules())
                .put("content", info.content())
                .put("leastSeats", game.options().leastSeats())
                .put("mostSeats", game.options().mostSeats())
                .put(
                        "options",
                        Json.list(
                                game.options().options(),
                                option ->
                                        Json.object()
                                                .put("name", option.name())
                                                .put("standard", option.standard())
                                                .put("values", range(option))
                                                .put("clause", option.clause())
                                                .put("advanced", option.advanced())
                                                .build()))
                .put(
                        "presets",
                        Json.texts(
                                game.options().presets().stream()
                                        .map(preset -> preset.name())
                                        .toList()))
                .build();
    }
}
