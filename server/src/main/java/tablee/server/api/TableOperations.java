package tablee.server.api;

import static tablee.engine.form.Shape.Part.always;
import static tablee.engine.form.Shape.Part.maybe;
import static tablee.server.api.Operation.Asks.ANYBODY;
import static tablee.server.api.Operation.Asks.SOMEBODY;
import static tablee.server.api.Parts.COUNT;
import static tablee.server.api.Parts.FLAG;
import static tablee.server.api.Parts.MADE;
import static tablee.server.api.Parts.NOTHING;
import static tablee.server.api.Parts.SEAT;
import static tablee.server.api.Parts.TEXT;
import static tablee.server.api.Parts.TEXTS;
import static tablee.server.api.Parts.list;
import static tablee.server.api.Parts.object;

import java.util.List;
import java.util.Objects;
import tablee.engine.form.Shape;
import tablee.engine.form.Shape.Part;
import tablee.table.ask.CommandShapes;
import tablee.table.tell.Wire;

/// Opening tables, playing at them and reading what happened there.
final class TableOperations {

    static final Shape ROW =
            object(
                    "TableRow",
                    always("id", TEXT),
                    always("game", TEXT),
                    always("phase", Parts.PHASE),
                    always("seats", COUNT),
                    always("free", COUNT),
                    always("openedAt", COUNT));

    /// A table of the public list.
    private static final Shape LISTED =
            object(
                    "ListedTable",
                    always("id", TEXT),
                    always("game", TEXT),
                    always("phase", Parts.PHASE),
                    always("seats", COUNT),
                    always("free", COUNT),
                    always("openedAt", COUNT),
                    maybe("host", TEXT),
                    maybe("face", TEXT),
                    maybe("language", TEXT),
                    maybe("clock", Wire.CLOCK),
                    maybe("options", new Shape.Entries(TEXT, TEXT)));

    static final Shape OPENED =
            object("Opened", always("id", TEXT), always("commitment", TEXT), always("draws", TEXT));

    static final Shape COMMAND = new Shape.Either(List.copyOf(CommandShapes.all().values()));

    /// An option may be written as a word, a number or a flag.
    static final Shape CHOICES =
            new Shape.Entries(TEXT, new Shape.Either(List.of(TEXT, Parts.WHOLE, FLAG)));

    private static final Shape HINT =
            object(
                    "Hint",
                    always("seat", SEAT),
                    always("do", TEXT),
                    always("say", TEXT),
                    always("why", TEXT));

    private static final Shape CHAT_LINE =
            object(
                    "ChatLine",
                    always("seq", COUNT),
                    always("at", COUNT),
                    always("name", TEXT),
                    always("badge", TEXT),
                    always("text", TEXT));

    private static final Shape STORY_LINE =
            object(
                    "StoryLine",
                    always("seq", COUNT),
                    always("at", COUNT),
                    always("kind", TEXT),
                    maybe("seat", SEAT),
                    maybe("name", TEXT),
                    maybe("level", Wire.LEVEL),
                    maybe("why", TEXT),
                    maybe("ready", FLAG),
                    maybe("agrees", FLAG),
                    maybe("steps", COUNT),
                    maybe("until", COUNT),
                    maybe("seconds", COUNT),
                    maybe("table", TEXT),
                    maybe("rule", TEXT),
                    maybe("on", FLAG),
                    maybe("leftOut", TEXTS),
                    maybe("events", Wire.EVENTS),
                    Wire.AUTOMATIC);

    private TableOperations() {}

    private static Shape message(String kind) {
        return Objects.requireNonNull(Wire.out().get(kind));
    }

    /// How one wants to be told: without sentences, with what could be remembered.
    private static final Part LEAN = maybe("lean", new Shape.Word(List.of("1")));

    private static final Part MEMORY = maybe("memory", new Shape.Word(List.of("1")));
    private static final Part SINCE = maybe("since", COUNT);
    private static final Part EYES = maybe("seat", SEAT);

    static List<Operation> all() {
        var story = list("Story", "lines", STORY_LINE);
        return List.of(
                Operation.of("GET /api/tables", ANYBODY, list("ListedTables", "tables", LISTED)),
                Operation.of("POST /api/tables", SOMEBODY, OPENED)
                        .taking(
                                object(
                                        "NewTable",
                                        always("game", TEXT),
                                        always("seats", COUNT),
                                        maybe("options", CHOICES),
                                        maybe("content", TEXT),
                                        maybe("terms", Wire.WANTED_TERMS),
                                        maybe("bots", new Shape.Items(Wire.LEVEL)),
                                        maybe("sit", FLAG),
                                        maybe("ready", FLAG),
                                        maybe("nonce", TEXT))),
                Operation.of("GET /api/tables/{id}", ANYBODY, message("table"))
                        .query(SINCE, LEAN, MEMORY),
                Operation.of("DELETE /api/tables/{id}", SOMEBODY, NOTHING),
                Operation.of("POST /api/tables/{id}/commands", SOMEBODY, Parts.WRITTEN)
                        .taking(COMMAND),
                Operation.of("POST /api/tables/{id}/rematch", SOMEBODY, MADE).taking(),
                Operation.of("GET /api/tables/{id}/socket", ANYBODY, Wire.message())
                        .query(SINCE, LEAN, MEMORY, maybe("wall", new Shape.Word(List.of("1")))),
                Operation.of("POST /api/tables/{id}/report", SOMEBODY, MADE)
                        .taking(always("line", COUNT), maybe("reason", TEXT)),
                Operation.of("GET /api/tables/{id}/story", ANYBODY, story)
                        .query(maybe("after", COUNT), EYES, LEAN),
                Operation.of("GET /api/tables/{id}/recap", ANYBODY, story).query(EYES, LEAN),
                Operation.of("GET /api/tables/{id}/chat", ANYBODY, list("Chat", "lines", CHAT_LINE))
                        .query(EYES),
                Operation.of("POST /api/tables/{id}/hint", SOMEBODY, HINT)
                        .taking(maybe("seat", SEAT)));
    }
}
