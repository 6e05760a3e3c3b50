package tablee.server.api;

import static tablee.engine.form.Shape.Part.always;
import static tablee.engine.form.Shape.Part.maybe;
import static tablee.server.api.Operation.Asks.ANYBODY;
import static tablee.server.api.Operation.Asks.SOMEBODY;
import static tablee.server.api.Parts.COUNT;
import static tablee.server.api.Parts.FLAG;
import static tablee.server.api.Parts.TEXT;
import static tablee.server.api.Parts.items;
import static tablee.server.api.Parts.list;
import static tablee.server.api.Parts.object;

import java.util.List;
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
                    items("chairs", CHAIR));

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
                    items("standings", LINE),
                    items("tables", TABLE));

    private static final Shape COMPARISON =
            object(
                    "EveningComparison",
                    always("round", COUNT),
                    always("alike", COUNT),
                    items(
                            "questions",
                            object(
                                    "EveningQuestion",
                                    always("seat", Parts.SEAT),
                                    items(
                                            "answers",
                                            object(
                                                    "EveningAnswer",
                                                    always("table", TEXT),
                                                    always("number", COUNT),
                                                    always("step", COUNT),
                                                    always("name", TEXT),
                                                    always("bot", FLAG),
                                                    always("move", TEXT),
                                                    always("say", TEXT),
                                                    maybe("rank", COUNT))))));

    private EveningOperations() {}

    static List<Operation> all() {
        return List.of(
                Operation.of("GET /api/evenings", ANYBODY, list("Evenings", "evenings", ROW)),
                Operation.of("POST /api/evenings", SOMEBODY, EVENING)
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
                                        maybe("listed", FLAG))),
                Operation.of("GET /api/evenings/{id}", ANYBODY, EVENING)
                        .query(maybe("wall", new Shape.Word(List.of("1")))),
                Operation.text("GET /api/evenings/{id}/calendar.ics", "text/calendar"),
                Operation.of("GET /api/evenings/{id}/comparison", ANYBODY, COMPARISON)
                        .query(maybe("round", COUNT)),
                acting("POST /api/evenings/{id}/join"),
                acting("POST /api/evenings/{id}/leave"),
                acting("POST /api/evenings/{id}/next"),
                acting("POST /api/evenings/{id}/stop"),
                Operation.of("POST /api/evenings/{id}/out", SOMEBODY, EVENING)
                        .taking(always("badge", TEXT)));
    }

    private static Operation acting(String route) {
        return Operation.of(route, SOMEBODY, EVENING).taking();
    }
}
