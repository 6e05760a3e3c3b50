package tablee.server.web;

import java.nio.file.Path;
import java.util.List;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.engine.Json;
import tablee.server.Config;
import tablee.server.art.Pictograms;
import tablee.server.limits.Limits;
import tablee.server.live.GameShelf;
import tablee.server.sets.SetDraft;
import tablee.server.sets.SetFolder;
import tablee.server.sets.SetReport;

/// Content sets changed in the browser: what there is to copy, what the game says of a set that is sent, and keeping one where the host allows it.
final class SetRoutes {

    private static final String SENT =
            "{\"name\":\"my-box\",\"files\":{\"deck.json\":\"…\"},\"pictures\":{}}";

    private final Config config;
    private final GameShelf games;
    private final GameRoutes routes;
    private final Authority authority;
    private final Limits limits;

    SetRoutes(
            Config config, GameShelf games, GameRoutes routes, Authority authority, Limits limits) {
        this.config = config;
        this.games = games;
        this.routes = routes;
        this.authority = authority;
        this.limits = limits;
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/sets",
                        "What may be done with content sets here, and what pictures are made of.",
                        "editing: off, folder, server or everybody; keep: whether I may keep a set here; scenes, pictograms by name",
                        this::about),
                Route.get(
                        "/api/sets/{game}/{set}",
                        "The files of a content set, to be copied.",
                        "files by name; pictures of its owner in base64, by path",
                        this::files),
                Route.post(
                        "/api/sets/{game}/check",
                        "What the game says of a content set, as `content check` does. Nothing is kept.",
                        SENT,
                        "sound; faults: severity, file, place (JSON pointer), card, clause, text; figures; records and the form of each: the fields it may have, each with a JSON Schema; pictured: ids that have a picture; files with each value on its own line, if `open` was asked for; details as of a game, if sound",
                        this::check),
                Route.post(
                        "/api/sets/{game}/keep",
                        "Keeps a sound content set under a new name, for tables to choose from.",
                        SENT,
                        "id: its name",
                        this::keep));
    }

    private Config.Editing editing() {
        if (config.editing() == Config.Editing.OFF) {
            throw new Refusal(403, "server.sets.off");
        }
        return config.editing();
    }

    private boolean mayKeep(Call call) {
        return switch (config.editing()) {
            case OFF, FOLDER -> false;
            case SERVER -> authority.isModerator(call);
            case EVERYBODY -> true;
        };
    }

    private Answer about(Call call) {
        Pictograms known = Pictograms.shipped();
        return Answer.json(
                Json.object()
                        .put("editing", config.editing().name().toLowerCase(java.util.Locale.ROOT))
                        .put("keep", mayKeep(call))
                        .put("scenes", Json.texts(List.copyOf(known.scenes())))
                        .put("pictograms", Json.texts(List.copyOf(known.bodies().keySet())))
                        .build());
    }

    private Answer files(Call call) {
        var _ = editing();
        String game = call.part("game");
        return Answer.json(
                SetFolder.files(games.provider(game), games.source(game, call.part("set")))
                        .build());
    }

    private SetDraft draft(Call call, GameProvider provider) {
        var _ = editing();
        return SetDraft.read(provider, call.body());
    }

    private Answer check(Call call) {
        GameProvider provider = games.provider(call.part("game"));
        SetDraft draft = draft(call, provider);
        var report = SetReport.of(draft, provider);
        Game<?, ?, ?> house = games.find(provider.id());
        var json = report.toJson(call.language());
        json.put("pictured", Json.texts(List.copyOf(house.wording().pictured())));
        if (call.body().find("open").isPresent()) {
            var files = Json.object();
            draft.files().forEach(files::put);
            json.put("files", files.build());
        }
        if (report.isSound()) {
            Game<?, ?, ?> game = provider.with(draft);
            String card = call.body().find("card").map(Json::asText).orElse("");
            json.put("pictured", Json.texts(List.copyOf(game.wording().pictured())))
                    .put(
                            "details",
                            routes.details(
                                            game,
                                            call.language(),
                                            games.gallery().tried(game, draft, house, card))
                                    .build());
        }
        return Answer.json(json.build());
    }

    /// Whoever looks after the server keeps sets; it is a file on its disk, and whoever opens a table may choose it.
    private Answer keep(Call call) {
        if (!mayKeep(call)) {
            throw new Refusal(403, "server.sets.keep");
        }
        if (!limits.keeping(call.address())) {
            throw new Refusal(429, "server.limit");
        }
        GameProvider provider = games.provider(call.part("game"));
        SetDraft draft = draft(call, provider);
        var _ = provider.with(draft);
        Path sets = Path.of(config.contents()).resolve(provider.id());
        games.add(provider, SetFolder.keep(sets, draft));
        return Answer.made(draft.name());
    }
}
