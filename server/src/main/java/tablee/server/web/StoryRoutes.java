package tablee.server.web;

import java.util.List;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.GameLog;
import tablee.engine.Json;
import tablee.engine.Viewer;
import tablee.server.live.Tables;
import tablee.server.replay.Replay;
import tablee.server.replay.Story;
import tablee.server.table.History;

/// Games told again, and the proof of their draws. Reads the log from the store, away from the table at work.
final class StoryRoutes {

    private static final int FRAMES = 200;

    private final Tables tables;

    StoryRoutes(Tables tables) {
        this.tables = tables;
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/tables/{id}/story",
                        "The log as I saw it; ?after=SEQ, ?seat=A for one of several own seats.",
                        "lines: seq, at, kind, seat, events …",
                        call -> {
                            var history = history(call);
                            return Answer.json(lines(history, call, call.number("after", 0)));
                        }),
                Route.get(
                        "/api/tables/{id}/recap",
                        "What happened since my last decision.",
                        "lines, as in the story",
                        call -> {
                            var history = history(call);
                            long last = new Story<>(history).lastDecision(eyes(history, call));
                            return Answer.json(lines(history, call, last));
                        }),
                Route.get(
                        "/api/tables/{id}/chat",
                        "What was said at this table.",
                        "lines: seq, at, name, text",
                        call -> {
                            var history = history(call);
                            Viewer _ = eyes(history, call);
                            return Answer.json(new Story<>(history).chat());
                        }),
                Route.get(
                        "/api/tables/{id}/replay",
                        "The replay file of a table that is done.",
                        "the file",
                        call ->
                                Answer.json(Replay.file(done(call)))
                                        .with(
                                                "Content-Disposition",
                                                "attachment; filename=\"tablee-"
                                                        + call.part("id")
                                                        + ".json\"")),
                Route.get(
                        "/api/tables/{id}/frames",
                        "What a viewer saw after each step, when done; ?viewer=A|spectator|open&from=0&to=50.",
                        "steps in all; frames: step, seat, do or draw, now or position, events",
                        call ->
                                frames(
                                        Replay.file(done(call)),
                                        call.query("viewer").orElse("spectator"),
                                        (int) call.number("from", 0),
                                        (int) call.number("to", FRAMES),
                                        call)),
                Route.get(
                        "/api/tables/{id}/verify",
                        "Checks every draw of a table that is done.",
                        "fair, draws; or the first draw that is wrong, in `say`",
                        call -> verify(Replay.file(done(call)), call)),
                Route.post(
                        "/api/replays/frames",
                        "The frames of a replay file.",
                        "{\"replay\":{},\"viewer\":\"open\",\"from\":0,\"to\":50}",
                        "as for a table",
                        call ->
                                frames(
                                        call.body().at("replay"),
                                        call.body().at("viewer").asText(),
                                        call.body().find("from").map(Json::asInt).orElse(0),
                                        call.body().find("to").map(Json::asInt).orElse(FRAMES),
                                        call)),
                Route.post(
                        "/api/replays/verify",
                        "Checks every draw of a replay file.",
                        "{\"replay\":{}}",
                        "as for a table",
                        call -> verify(call.body().at("replay"), call)));
    }

    private History<?, ?, ?> history(Call call) {
        return tables.history(call.part("id"))
                .orElseThrow(() -> new Refusal(404, "server.table.missing"));
    }

    private History<?, ?, ?> done(Call call) {
        History<?, ?, ?> history = history(call);
        Viewer _ = eyes(history, call);
        if (!history.table().phase().isDone()) {
            throw new Refusal(409, "server.table.running");
        }
        return history;
    }

    private static Viewer eyes(History<?, ?, ?> history, Call call) {
        return Story.eyes(
                TableRoutes.viewers(history.table(), call.personId()), call.query("seat"));
    }

    private static Json lines(History<?, ?, ?> history, Call call, long after) {
        return new Story<>(history).lines(eyes(history, call), call.style(false), after);
    }

    private Answer frames(Json file, String viewer, int from, int to, Call call) {
        Game<?, ?, ?> game = tables.games().find(GameLog.gameOf(file));
        return Answer.json(
                Replay.read(game, file)
                        .frames(viewer, from, Math.min(to, from + FRAMES), call.language()));
    }

    private Answer verify(Json file, Call call) {
        Game<?, ?, ?> game = tables.games().find(GameLog.gameOf(file));
        try {
            int draws = Replay.read(game, file).verify();
            return Answer.json(Json.object().put("fair", true).put("draws", draws).build());
        } catch (BadInput wrong) {
            String say = tablee.server.ServerTexts.say(call.language(), wrong.sentence());
            return Answer.json(Json.object().put("fair", false).put("say", say).build());
        }
    }
}
