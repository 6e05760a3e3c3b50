package tablee.server.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tablee.bots.Level;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Option;
import tablee.engine.OptionList;
import tablee.engine.RuleBook;
import tablee.engine.Texts;
import tablee.server.art.Gallery;
import tablee.server.live.GameShelf;

/// What can be played here.
final class GameRoutes {

    private final GameShelf games;

    GameRoutes(GameShelf games) {
        this.games = games;
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/games",
                        "The games of this server.",
                        "games: id, title, blurb, language (the one in which the game is told: English where it does not say everything in the one asked for), rules, content, leastSeats, mostSeats, board (a script, if the game brings its own); levels of bots",
                        this::list),
                Route.get(
                        "/api/games/{game}",
                        "One game: its options as a form, presets, and the names, faces and pictures of its cards; ?content= for another content set.",
                        "as in the list, with options, presets, names, faces, contents; pictures: scene (or nothing) and file under /pictures, by card",
                        call -> open(call, game(find(call), call.language()))),
                Route.get(
                        "/api/games/{game}/book",
                        "The rules in our own words, with the clause each paragraph tells.",
                        "title; sections: clause, heading, text",
                        call -> open(call, book(find(call), call.language()))),
                Route.get(
                        "/api/games/{game}/puzzles",
                        "Positions with a task, as the seat that is to move sees them.",
                        "puzzles: id, title, task, hint, seat, names, now, legal (do, say)",
                        call -> open(call, games.puzzles(call.part("game")).show(call.language()))),
                Route.get(
                        "/api/games/{game}/puzzles/{puzzle}",
                        "What comes of a move in a puzzle, ?move= in notation; nothing is kept.",
                        "right: whether it is what was asked for; say, clause; and if the rules allow it, now and events after it",
                        this::tried),
                Route.get(
                        "/api/games/{game}/texts",
                        "All sentences of the game in a language, by key.",
                        "texts by key",
                        call -> open(call, texts(find(call), call.language()))));
    }

    /// The game with the content asked for, `?content=NAME`, or as it ships. The label of a table's content names its set before a slash.
    private Game<?, ?, ?> find(Call call) {
        String game = call.part("game");
        return call.query("content")
                .<Game<?, ?, ?>>map(set -> games.find(game, set.split("/", -1)[0]))
                .orElseGet(() -> games.find(game));
    }

    /// The same for everybody and no secret: it travels packed, whoever takes a game along fetches it in both languages.
    private static Answer open(Call call, Json json) {
        Answer answer = Answer.json(json);
        return Requests.packs(call.headers()) ? answer.packed() : answer;
    }

    private Answer tried(Call call) {
        String move = call.query("move").orElse("");
        return Answer.json(
                TypedInput.read(
                        () ->
                                games.puzzles(call.part("game"))
                                        .tried(call.part("puzzle"), move, call.language())));
    }

    private Answer list(Call call) {
        var all = games.all().stream().map(game -> brief(game, call.language()).build()).toList();
        return Answer.json(
                Json.object()
                        .put("games", Json.of(all))
                        .put(
                                "levels",
                                Json.texts(
                                        List.of(Level.values()).stream()
                                                .map(Level::label)
                                                .toList()))
                        .build());
    }

    private Json.Builder brief(Game<?, ?, ?> game, String language) {
        var info = game.info();
        var json = Json.object();
        if (games.board(info.id(), "board.js").isPresent()) {
            json.put("board", StaticFiles.BOARDS + info.id() + "/board.js");
        }
        return json.put("id", info.id())
                .put("title", info.title().in(language))
                .put("blurb", info.blurb().in(language))
                .put("language", told(game, language))
                .put("rules", info.rules())
                .put("content", info.content())
                .put("leastSeats", game.options().leastSeats())
                .put("mostSeats", game.options().mostSeats());
    }

    private static String told(Game<?, ?, ?> game, String language) {
        return game.wording().texts(language).borrowed().isEmpty() ? language : Texts.LENDER;
    }

    private static Json book(Game<?, ?, ?> game, String language) {
        RuleBook book = game.wording().book(language);
        var sections = new ArrayList<Json>();
        for (RuleBook.Section section : book.sections()) {
            var json = Json.object().put("clause", section.clause()).put("text", section.text());
            section.heading().ifPresent(heading -> json.put("heading", heading));
            sections.add(json.build());
        }
        return Json.object().put("title", book.title()).put("sections", Json.of(sections)).build();
    }

    private Json game(Game<?, ?, ?> game, String language) {
        var packed = games.gallery().pack(game);
        return details(game, language, games.gallery().of(game))
                .put(
                        "gallery",
                        Json.object().put("file", packed.file()).put("gzip", packed.gzip()).build())
                .build();
    }

    /// Everything but what is fetched by whoever takes the game along.
    Json.Builder details(Game<?, ?, ?> game, String language, Map<String, Gallery.Shown> pictures) {
        Texts texts = game.wording().texts(language);
        OptionList options = game.options();
        var names = Json.object();
        game.wording().names().forEach((id, words) -> names.put(id, words.in(language)));
        var faces = Json.object();
        game.wording().faces().forEach(faces::put);
        return brief(game, language)
                .put("contents", Json.texts(games.contents(game.info().id())))
                .put("options", Json.list(options.options(), option -> option(option, texts)))
                .put("presets", Json.list(options.presets(), preset -> preset(preset, texts)))
                .put("names", names.build())
                .put("faces", faces.build())
                .put("pictures", pictures(pictures));
    }

    private static Json pictures(Map<String, Gallery.Shown> all) {
        var pictures = Json.object();
        new TreeMap<>(all)
                .forEach(
                        (id, shown) ->
                                pictures.put(
                                        id,
                                        Json.texts(
                                                List.of(shown.scene().orElse(""), shown.file()))));
        return pictures.build();
    }

    private static Json option(Option option, Texts texts) {
        var json =
                Json.object()
                        .put("name", option.name())
                        .put("label", texts.say("option." + option.name()))
                        .put("help", said(texts, "option." + option.name() + ".help"))
                        .put("standard", option.standard())
                        .put("clause", option.clause())
                        .put("advanced", option.advanced());
        return switch (option) {
            case Option.Range range ->
                    json.put("kind", "range")
                            .put("least", range.least())
                            .put("most", range.most())
                            .put("also", Json.numbers(List.copyOf(range.also())))
                            .build();
            case Option.Choice choice ->
                    json.put("kind", "choice")
                            .put(
                                    "values",
                                    Json.list(
                                            choice.values(),
                                            value ->
                                                    Json.object()
                                                            .put("value", value)
                                                            .put(
                                                                    "label",
                                                                    texts.say(
                                                                            "option."
                                                                                    + option.name()
                                                                                    + "."
                                                                                    + value))
                                                            .build()))
                            .build();
            case Option.Flag _ -> json.put("kind", "flag").build();
        };
    }

    private static Json preset(OptionList.Preset preset, Texts texts) {
        var values = Json.object();
        preset.values().forEach(values::put);
        return Json.object()
                .put("name", preset.name())
                .put("label", texts.say("preset." + preset.name()))
                .put("seats", preset.seats())
                .put("options", values.build())
                .build();
    }

    private static String said(Texts texts, String key) {
        return texts.has(key) ? texts.say(key) : "";
    }

    private static Json texts(Game<?, ?, ?> game, String language) {
        Texts texts = game.wording().texts(language);
        var json = Json.object();
        texts.keys().forEach(key -> json.put(key, texts.say(key)));
        return json.build();
    }
}
