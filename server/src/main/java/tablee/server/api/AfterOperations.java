package tablee.server.api;

import static tablee.engine.form.Shape.Part.always;
import static tablee.engine.form.Shape.Part.maybe;
import static tablee.server.api.Operation.Asks.ANYBODY;
import static tablee.server.api.Operation.Asks.SOMEBODY;
import static tablee.server.api.Parts.COUNT;
import static tablee.server.api.Parts.DECIMAL;
import static tablee.server.api.Parts.EYES;
import static tablee.server.api.Parts.FLAG;
import static tablee.server.api.Parts.MADE;
import static tablee.server.api.Parts.SEAT;
import static tablee.server.api.Parts.SEATS;
import static tablee.server.api.Parts.TEXT;
import static tablee.server.api.Parts.TEXTS;
import static tablee.server.api.Parts.items;
import static tablee.server.api.Parts.object;

import java.util.List;
import tablee.engine.form.Shape;
import tablee.engine.form.Shape.Part;
import tablee.table.tell.Wire;

/// A game that is over: told again, checked, looked back at, played on.
final class AfterOperations {

    private static final Shape FRAME =
            object(
                    "Frame",
                    always("step", COUNT),
                    always("awaited", SEATS),
                    always("events", Wire.EVENTS),
                    maybe("seat", SEAT),
                    maybe("do", TEXT),
                    maybe("say", TEXT),
                    maybe("draw", TEXT),
                    maybe("now", Wire.NOW),
                    maybe("position", new Shape.OfGame("position")),
                    maybe(
                            "views",
                            new Shape.Items(
                                    object(
                                            "SeenBy",
                                            always("seat", SEAT),
                                            always("now", Wire.NOW)))));

    private static final Shape FRAMES =
            object(
                    "Frames",
                    always("game", TEXT),
                    always("content", TEXT),
                    always("steps", COUNT),
                    always("settings", Wire.SETTINGS),
                    items("seats", Wire.SITTING),
                    maybe("ended", COUNT),
                    maybe("outcome", Wire.OUTCOME),
                    items("frames", FRAME));

    private static final Shape VERDICT =
            object(
                    "Verdict",
                    always("fair", FLAG),
                    maybe("say", TEXT),
                    maybe("draws", COUNT),
                    maybe("algorithm", TEXT),
                    maybe("bound", FLAG),
                    maybe("open", TEXTS),
                    maybe("leftOut", TEXTS));

    private static final Shape DRAW =
            object(
                    "Draw",
                    always("number", COUNT),
                    always("step", COUNT),
                    always("kind", new Shape.Word(List.of("shuffle", "throw", "pick"))),
                    always("name", TEXT),
                    always("drawn", TEXT),
                    always("values", TEXTS),
                    maybe("dice", COUNT),
                    maybe("faces", TEXTS),
                    maybe("from", TEXTS),
                    maybe("cards", TEXTS),
                    maybe("stream", TEXT),
                    maybe("given", FLAG),
                    maybe("undone", FLAG));

    private static final Shape DRAWS =
            object(
                    "Draws",
                    always("game", TEXT),
                    always("content", TEXT),
                    always("algorithm", TEXT),
                    always("table", TEXT),
                    always("commitment", TEXT),
                    always("seed", TEXT),
                    maybe("nonces", new Shape.Entries(SEAT, TEXT)),
                    maybe("shares", Wire.SHARES),
                    maybe("round", TEXT),
                    maybe("given", COUNT),
                    maybe("from", TEXT),
                    items("draws", DRAW));

    private static final Shape CHOICE =
            object(
                    "Choice",
                    always("step", COUNT),
                    always("seat", SEAT),
                    always("played", TEXT),
                    always("playedSay", TEXT),
                    always("better", TEXT),
                    always("betterSay", TEXT),
                    always("cost", DECIMAL),
                    always("error", DECIMAL),
                    maybe("why", TEXT));

    private static final Shape CHANCES = new Shape.Items(DECIMAL);

    private static final Shape ANALYSIS =
            object(
                    "Analysis",
                    always("start", CHANCES),
                    items(
                            "moments",
                            object(
                                    "Moment",
                                    always("step", COUNT),
                                    maybe("seat", SEAT),
                                    maybe("do", TEXT),
                                    maybe("draw", TEXT),
                                    always("chances", CHANCES),
                                    maybe("choice", CHOICE))),
                    items("seats", account()),
                    items("costly", CHOICE),
                    items(
                            "decisive",
                            object(
                                    "Turning",
                                    always("step", COUNT),
                                    always("seat", SEAT),
                                    always("before", DECIMAL),
                                    always("after", DECIMAL),
                                    maybe("choice", CHOICE))));

    private AfterOperations() {}

    private static Shape account() {
        return object(
                "Account",
                always("seat", SEAT),
                always("start", DECIMAL),
                always("end", DECIMAL),
                always("decisions", DECIMAL),
                always("decisionsError", DECIMAL),
                always("luck", DECIMAL),
                always("others", DECIMAL));
    }

    static List<Operation> all() {
        Part replay = always("replay", Wire.anyReplay());
        var file = new Shape.Either(List.of(Wire.replay(), FRAMES));
        return List.of(
                Operation.of("GET /api/tables/{id}/replay", ANYBODY, file)
                        .query(maybe("as", EYES), maybe("from", COUNT), maybe("to", COUNT)),
                Operation.of("GET /api/tables/{id}/frames", ANYBODY, FRAMES)
                        .query(maybe("viewer", EYES), maybe("from", COUNT), maybe("to", COUNT))
                        .instead("GET /api/tables/{id}/replay"),
                Operation.of("GET /api/tables/{id}/verify", ANYBODY, VERDICT),
                Operation.of("GET /api/tables/{id}/draws", ANYBODY, DRAWS),
                Operation.of("GET /api/tables/{id}/analysis", ANYBODY, ANALYSIS)
                        .later(object("Progress", always("done", COUNT), always("of", COUNT))),
                Operation.text("GET /api/tables/{id}/scenario", "application/yaml")
                        .query(maybe("step", COUNT), maybe("seat", SEAT)),
                Operation.of("POST /api/tables/{id}/continue", SOMEBODY, TableOperations.OPENED)
                        .taking(
                                always("step", COUNT),
                                always("seat", SEAT),
                                maybe("level", Wire.LEVEL),
                                maybe("terms", Wire.WANTED_TERMS),
                                maybe("ready", FLAG),
                                maybe("nonce", TEXT)),
                Operation.of("POST /api/replays", SOMEBODY, MADE).taking(replay),
                Operation.of("POST /api/replays/frames", ANYBODY, FRAMES)
                        .taking(
                                replay,
                                maybe("as", EYES),
                                maybe("viewer", EYES),
                                maybe("from", COUNT),
                                maybe("to", COUNT)),
                Operation.of("POST /api/replays/verify", ANYBODY, VERDICT).taking(replay),
                Operation.of("POST /api/replays/draws", ANYBODY, DRAWS).taking(replay));
    }
}
