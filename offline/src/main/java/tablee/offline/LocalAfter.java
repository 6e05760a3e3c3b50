package tablee.offline;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.engine.play.GameVersions;
import tablee.table.Command;
import tablee.table.Entry;
import tablee.table.History;
import tablee.table.Table;
import tablee.table.TableTexts;
import tablee.table.Terms;
import tablee.table.ask.Declined;
import tablee.table.ask.TypedText;
import tablee.table.replay.Draws;
import tablee.table.replay.Frames;
import tablee.table.replay.Replay;
import tablee.table.replay.ScenarioFile;
import tablee.table.replay.Story;
import tablee.table.tell.Telling;

/// What a table's log is good for: its story while it runs, and when it is over everything that can be done with a replay.
final class LocalAfter {

    private static final int FRAMES = 200;

    private final LocalCalls calls;
    private final GameVersions versions;
    private final Map<Game<?, ?, ?>, LocalAnalysis<?, ?, ?>> analyses = new HashMap<>();

    LocalAfter(LocalCalls calls, GameVersions versions) {
        this.calls = calls;
        this.versions = versions;
    }

    /// The game of a file; today's where its rules or cards are not here: its hashes say whether it still holds.
    private Game<?, ?, ?> game(Json file) {
        return versions.exactly(file).orElse(versions.today());
    }

    Reply answer(
            LocalTable<?, ?, ?> table, String what, Json request, Context context, Outbox out) {
        var query = new Query(request);
        boolean running = !table.table().phase().isDone();
        return switch (what) {
            case "story" ->
                    Reply.json(lines(table.history(), query, context, query.number("after", 0)));
            case "recap" -> recap(table.history(), query, context);
            case "chat" -> Reply.json(new Story<>(table.history()).chat(context.language()));
            default ->
                    running && what.equals("scenario")
                            ? Reply.yaml(mine(table.table(), query, context))
                            : answer(table.id(), file(table), what, request, context, out);
        };
    }

    /// What is done with a replay file, whether it is of a table here or came from elsewhere.
    Reply answer(String id, Json file, String what, Json request, Context context, Outbox out) {
        var query = new Query(request);
        return switch (what) {
            case "scenario" -> Reply.yaml(scenario(replay(file), query));
            case "replay" ->
                    query.text("as").isPresent()
                            ? frames(replay(file), query, context)
                            : Reply.json(file);
            case "draws" -> Reply.json(new Draws<>(replay(file)).show());
            case "verify" -> verify(file, context);
            case "analysis" -> analysis(file).answer(id, file, context);
            case "continue" ->
                    playOn(id, file, TypedText.json(request.at("body").asText()), context, out);
            default -> throw new Declined(404, "server.path");
        };
    }

    /// What the list of games says of a file.
    Json row(String id, Json file, Context context) {
        Replay<?, ?, ?> replay = replay(file);
        if (!replay.isOver(replay.steps())) {
            throw new Declined(409, "server.table.running");
        }
        Json shown = new Frames<>(replay, context.language()).show("open", replay.steps() + 1, 0);
        List<Json> ranks = shown.at("outcome").at("ranks").items();
        var people = new ArrayList<Json>();
        for (Json seat : shown.at("seats").items()) {
            var one = Json.object().put("seat", seat.at("seat"));
            seat.find("name").ifPresent(name -> one.put("name", name));
            people.add(one.put("rank", ranks.get(people.size())).build());
        }
        return Json.object()
                .put("id", id)
                .put("game", versions.today().info().id())
                .put("phase", "over")
                .put("file", true)
                .put("seats", replay.settings().seats())
                .put("free", 0)
                .put("mine", Json.of(List.of()))
                .put("movedAt", shown.find("ended").map(Json::asLong).orElse(context.now()))
                .put("people", Json.of(people))
                .build();
    }

    private record Query(Json request) {

        Optional<String> text(String name) {
            return request.find("query").flatMap(all -> all.find(name)).map(Json::plain);
        }

        long number(String name, long usual) {
            return text(name).map(Long::parseLong).orElse(usual);
        }
    }

    private static Viewer eyes(History<?, ?, ?> history, Query query, Context context) {
        return Story.eyes(
                LocalTable.viewers(history.table(), context.person()), query.text("seat"));
    }

    private static Json lines(History<?, ?, ?> history, Query query, Context context, long after) {
        return new Story<>(history)
                .lines(
                        eyes(history, query, context),
                        new Telling(context.language(), false, false),
                        after);
    }

    private static Reply recap(History<?, ?, ?> history, Query query, Context context) {
        long last = new Story<>(history).lastDecision(eyes(history, query, context));
        return Reply.json(lines(history, query, context, last));
    }

    /// The replay file of a table that is done.
    private static Json file(LocalTable<?, ?, ?> table) {
        if (!table.table().phase().isDone()) {
            throw new Declined(409, "server.table.running");
        }
        return Replay.file(table.history());
    }

    private Replay<?, ?, ?> replay(Json file) {
        return Replay.read(game(file), file);
    }

    private LocalAnalysis<?, ?, ?> analysis(Json file) {
        return analyses.computeIfAbsent(game(file), LocalAnalysis::new);
    }

    private static Reply frames(Replay<?, ?, ?> replay, Query query, Context context) {
        int from = (int) query.number("from", 0);
        int to = (int) query.number("to", FRAMES);
        return Reply.json(
                new Frames<>(replay, context.language())
                        .show(query.text("as").orElseThrow(), from, Math.min(to, from + FRAMES)));
    }

    private Reply verify(Json file, Context context) {
        try {
            return Reply.json(replay(file).verify().toJson());
        } catch (BadInput wrong) {
            String say = TableTexts.in(context.language()).say(wrong.sentence());
            return Reply.json(Json.object().put("fair", false).put("say", say).build());
        }
    }

    private static String scenario(Replay<?, ?, ?> replay, Query query) {
        return query.text("step").isPresent()
                ? ScenarioFile.moment(replay, step(replay, query.number("step", -1)))
                : ScenarioFile.whole(replay);
    }

    private static <S extends State, V extends View, A extends Action> String mine(
            Table<S, V, A> table, Query query, Context context) {
        Viewer eyes = Story.eyes(LocalTable.viewers(table, context.person()), query.text("seat"));
        if (!table.hasBegun()) {
            throw new Declined(409, "server.table.open");
        }
        return ScenarioFile.view(table.game(), table.opened().settings(), table.view(eyes), eyes);
    }

    private static int step(Replay<?, ?, ?> replay, long step) {
        if (step < 0 || step > replay.steps()) {
            throw new Declined(400, "server.range", "step", step, 0, replay.steps());
        }
        return (int) step;
    }

    /// Play on from a step of a game that is over, with bots on the other seats.
    private Reply playOn(String id, Json file, Json body, Context context, Outbox out) {
        Replay<?, ?, ?> replay = replay(file);
        int step = step(replay, body.at("step").asInt());
        if (replay.isOver(step)) {
            throw new Declined(409, "server.table.done");
        }
        Seat mine = Seat.of(body.at("seat").asText());
        if (mine.index() >= replay.settings().seats()) {
            throw new Declined(400, "server.viewer", mine.label());
        }
        Level level = body.find("level").map(name -> Level.of(name.asText())).orElse(Level.HABITUE);
        Terms terms = body.find("terms").map(Terms::read).orElse(Terms.USUAL);
        var from = new Entry.From(id, replay.firstSteps(step));
        var next =
                calls.open(
                        context,
                        game(file),
                        replay.settings(),
                        terms,
                        Optional.empty(),
                        Optional.of(from));
        LocalCalls.done(
                next, context, new Command.Sit(Optional.of(mine), context.name(), false), out);
        for (int i = 1; i < replay.settings().seats(); i++) {
            LocalCalls.done(next, context, new Command.Invite(Optional.empty(), level), out);
        }
        if (body.find("ready").map(Json::asBool).orElse(true)) {
            LocalCalls.done(next, context, new Command.Ready(mine, true, ""), out);
        }
        return LocalCalls.opened(next);
    }
}
