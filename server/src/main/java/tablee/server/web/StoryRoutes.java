package tablee.server.web;

import java.util.List;
import tablee.engine.Json;
import tablee.engine.Viewer;
import tablee.server.live.Tables;
import tablee.table.History;
import tablee.table.replay.Story;

/// Games told as one person saw them. Reads the log from the store, away from the table at work.
final class StoryRoutes {

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
                        "lines: seq, at, name, badge, text (empty for words of somebody who was forgotten)",
                        call -> {
                            var history = history(call);
                            Viewer _ = eyes(history, call);
                            return Answer.json(new Story<>(history).chat(call.language()));
                        }));
    }

    private History<?, ?, ?> history(Call call) {
        return tables.history(call.part("id"))
                .orElseThrow(() -> new Refusal(404, "server.table.missing"));
    }

    private static Viewer eyes(History<?, ?, ?> history, Call call) {
        return Story.eyes(
                TableRoutes.viewers(history.table(), call.personId()), call.query("seat"));
    }

    private static Json lines(History<?, ?, ?> history, Call call, long after) {
        return new Story<>(history).lines(eyes(history, call), call.telling(false), after);
    }
}
