package tablee.server.api;

import static tablee.engine.form.Shape.Part.always;
import static tablee.engine.form.Shape.Part.maybe;
import static tablee.server.api.Operation.Asks.ANYBODY;
import static tablee.server.api.Operation.Asks.SOMEBODY;
import static tablee.server.api.Parts.COUNT;
import static tablee.server.api.Parts.FLAG;
import static tablee.server.api.Parts.TEXT;
import static tablee.server.api.Parts.list;
import static tablee.server.api.Parts.object;

import java.util.List;
import java.util.Map;
import tablee.engine.form.Shape;
import tablee.table.tell.Wire;

/// Evenings of many tables.
final class EveningOperations {

    private static final Shape SCHEME = new Shape.Word(List.of("swiss", "robin"));

    private static final Shape ROW =
            object(
                    "EveningRow",
                    always("id", TEXT),
                    always("title", TEXT),
                    always("game", TEXT),
                    always("host", TEXT),
                    always("round", COUNT),
                    always("rounds", COUNT),
                    always("people", COUNT),
                    always("over", FLAG),
                    always("mine", FLAG),
                    always("madeAt", COUNT));

    private static final Shape LINE =
            object(
                    "EveningStanding",
                    always("badge", TEXT),
                    always("name", TEXT),
                    always("me", FLAG),
                    always("here", FLAG),
                    always("place", COUNT),
                    always("points", COUNT),
                    always("strength", COUNT),
                    always("played", COUNT),
                    always("won", COUNT));

    private static final Shape CHAIR =
            object(
                    "EveningChair",
                    always("name", TEXT),
                    always("me", FLAG),
                    always("bot", FLAG),
                    maybe("rank", COUNT),
                    maybe("counts", FLAG));

    private static final Shape TABLE =
            object(
                    "EveningTable",
                    always("round", COUNT),
                    always("number", COUNT),
                    maybe("id", TEXT),
                    always("over", FLAG),
                    always("chairs", new Shape.Items(CHAIR)));

    private static final Shape EVENING =
            object(
                    "Evening",
                    always("id", TEXT),
                    always("title", TEXT),
                    always("game", TEXT),
                    always("seats", COUNT),
                    always("scheme", SCHEME),
                    always("rounds", COUNT),
                    always("final", FLAG),
                    always("minutes", COUNT),
                    always("rest", COUNT),
                    always("same", FLAG),
                    always("startsAt", COUNT),
                    always("commitments", Parts.TEXTS),
                    always("sealed", FLAG),
                    always("listed", FLAG),
                    always("host", TEXT),
                    always("hosting", FLAG),
                    always("joined", FLAG),
                    always("round", COUNT),
                    always("canBegin", FLAG),
                    always("stopped", FLAG),
                    always("over", FLAG),
                    maybe("table", TEXT),
                    maybe("endsAt", COUNT),
                    maybe("nextAt", COUNT),
                    always("standings", new Shape.Items(LINE)),
                    always("tables", new Shape.Items(TABLE)));

    private static final Shape COMPARISON =
            object(
                    "EveningComparison",
                    always("round", COUNT),
                    always("alike", COUNT),
                    always(
                            "questions",
                            new Shape.Items(
                                    object(
                                            "EveningQuestion",
                                            always("seat", Parts.SEAT),
                                            always(
                                                    "answers",
                                                    new Shape.Items(
                                                            object(
                                                                    "EveningAnswer",
                                                                    always("table", TEXT),
                                                                    always("number", COUNT),
                                                                    always("step", COUNT),
                                                                    always("name", TEXT),
                                                                    always("bot", FLAG),
                                                                    always("move", TEXT),
                                                                    always("say", TEXT),
                                                                    maybe("rank", COUNT))))))));

    private EveningOperations() {}

    static Map<String, Operation> all() {
        var acting = Operation.of(SOMEBODY, EVENING).taking();
        return Map.ofEntries(
                Map.entry(
                        "GET /api/evenings",
                        Operation.of(ANYBODY, list("Evenings", "evenings", ROW))),
                Map.entry(
                        "POST /api/evenings",
                        Operation.of(SOMEBODY, EVENING)
                                .taking(
                                        object(
                                                "NewEvening",
                                                always("title", TEXT),
                                                always("game", TEXT),
                                                always("seats", COUNT),
                                                maybe("options", TableOperations.CHOICES),
                                                maybe("terms", Wire.WANTED_TERMS),
                                                maybe("scheme", SCHEME),
                                                maybe("rounds", COUNT),
                                                maybe("final", FLAG),
                                                maybe("bots", Wire.LEVEL),
                                                maybe("minutes", COUNT),
                                                maybe("rest", COUNT),
                                                maybe("same", FLAG),
                                                maybe("startsAt", COUNT),
                                                maybe("listed", FLAG)))),
                Map.entry("GET /api/evenings/{id}", Operation.of(ANYBODY, EVENING)),
                Map.entry("GET /api/evenings/{id}/calendar.ics", Operation.text("text/calendar")),
                Map.entry(
                        "GET /api/evenings/{id}/comparison",
                        Operation.of(ANYBODY, COMPARISON).query(maybe("round", COUNT))),
                Map.entry("POST /api/evenings/{id}/join", acting),
                Map.entry("POST /api/evenings/{id}/leave", acting),
                Map.entry("POST /api/evenings/{id}/next", acting),
                Map.entry("POST /api/evenings/{id}/stop", acting),
                Map.entry(
                        "POST /api/evenings/{id}/out",
                        Operation.of(SOMEBODY, EVENING).taking(always("badge", TEXT))));
    }
}
