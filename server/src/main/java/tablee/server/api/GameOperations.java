package tablee.server.api;

import static tablee.engine.form.Shape.Part.always;
import static tablee.engine.form.Shape.Part.maybe;
import static tablee.server.api.Operation.Asks.ANYBODY;
import static tablee.server.api.Parts.COUNT;
import static tablee.server.api.Parts.FLAG;
import static tablee.server.api.Parts.TEXT;
import static tablee.server.api.Parts.TEXTS;
import static tablee.server.api.Parts.WHOLE;
import static tablee.server.api.Parts.items;
import static tablee.server.api.Parts.object;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tablee.engine.form.Shape;
import tablee.engine.form.Shape.Part;
import tablee.table.tell.Wire;

/// What can be played, and the server itself.
final class GameOperations {

    private static final List<Part> BRIEF =
            List.of(
                    always("id", TEXT),
                    always("title", TEXT),
                    always("blurb", TEXT),
                    always("language", TEXT),
                    always("rules", TEXT),
                    always("content", TEXT),
                    always("leastSeats", COUNT),
                    always("mostSeats", COUNT),
                    maybe("board", TEXT));

    private static final Shape OPTION =
            object(
                    "Option",
                    always("name", TEXT),
                    always("label", TEXT),
                    always("help", TEXT),
                    always("standard", TEXT),
                    always("clause", TEXT),
                    always("advanced", FLAG),
                    always("kind", new Shape.Word(List.of("range", "choice", "flag"))),
                    maybe("least", WHOLE),
                    maybe("most", WHOLE),
                    maybe("also", new Shape.Items(WHOLE)),
                    maybe(
                            "values",
                            new Shape.Items(
                                    object(
                                            "OptionValue",
                                            always("value", TEXT),
                                            always("label", TEXT)))));

    private static final Shape PRESET =
            object(
                    "Preset",
                    always("name", TEXT),
                    always("label", TEXT),
                    always("seats", COUNT),
                    always("options", new Shape.Entries(TEXT, TEXT)));

    private static final Shape BOOK =
            object(
                    "RuleBook",
                    always("title", TEXT),
                    items(
                            "sections",
                            object(
                                    "RuleSection",
                                    always("clause", TEXT),
                                    always("text", TEXT),
                                    maybe("heading", TEXT))));

    private static final Shape PUZZLES =
            object(
                    "Puzzles",
                    items(
                            "puzzles",
                            object(
                                    "Puzzle",
                                    always("id", TEXT),
                                    always("title", TEXT),
                                    always("task", TEXT),
                                    always("hint", TEXT),
                                    always("seat", TEXT),
                                    always("names", TEXTS),
                                    always("now", Wire.NOW),
                                    items(
                                            "legal",
                                            object(
                                                    "PuzzleMove",
                                                    always("do", TEXT),
                                                    always("say", TEXT))))));

    private static final Shape TRIED =
            object(
                    "PuzzleTried",
                    always("right", FLAG),
                    always("say", TEXT),
                    maybe("clause", TEXT),
                    maybe("now", Wire.NOW),
                    maybe("events", Wire.EVENTS));

    private static final Shape HOUSE =
            object(
                    "ServerHouse",
                    always("chat", new Shape.Word(List.of("on", "reactions", "off"))),
                    always("reactions", TEXTS),
                    always("kids", FLAG),
                    always(
                            "keep",
                            object(
                                    "Keep",
                                    maybe("finished", COUNT),
                                    maybe("chat", COUNT),
                                    maybe("guests", COUNT))),
                    always("operator", TEXT),
                    always("notices", FLAG),
                    always("letters", FLAG),
                    always("signIn", TEXT),
                    always("words", FLAG),
                    always("local", FLAG),
                    maybe("names", TEXTS));

    private static final Shape ADDRESSES =
            object(
                    "Addresses",
                    always("name", TEXT),
                    always("version", TEXT),
                    always("openapi", TEXT),
                    always("asyncapi", TEXT),
                    always("socket", TEXT));

    /// A document that other standards describe, or an older one of our own.
    private static final Shape DOCUMENT = new Shape.Entries(TEXT, new Shape.Any());

    private GameOperations() {}

    private static Shape details() {
        var parts = new ArrayList<>(parts());
        parts.add(
                always("gallery", object("Gallery", always("file", TEXT), always("gzip", COUNT))));
        return new Shape.Fields("GameDetails", parts);
    }

    /// What is said of a game with a set that is only tried.
    static Shape tried() {
        return new Shape.Fields("TriedDetails", parts());
    }

    private static List<Part> parts() {
        var parts = new ArrayList<>(BRIEF);
        parts.addAll(
                Arrays.asList(
                        always("contents", TEXTS),
                        items("options", OPTION),
                        items("presets", PRESET),
                        always("names", new Shape.Entries(TEXT, TEXT)),
                        always("faces", new Shape.Entries(TEXT, new Shape.OfGame("face"))),
                        always("pictures", new Shape.Entries(TEXT, TEXTS))));
        return parts;
    }

    static List<Operation> all() {
        Part content = maybe("content", TEXT);
        return List.of(
                Operation.of(
                        "GET /api/games",
                        ANYBODY,
                        object(
                                "Shelf",
                                items("games", new Shape.Fields("GameSummary", BRIEF)),
                                items("levels", Wire.LEVEL))),
                Operation.of("GET /api/games/{game}", ANYBODY, details()).query(content),
                Operation.of("GET /api/games/{game}/book", ANYBODY, BOOK).query(content),
                Operation.of("GET /api/games/{game}/puzzles", ANYBODY, PUZZLES),
                Operation.of("GET /api/games/{game}/puzzles/{puzzle}", ANYBODY, TRIED)
                        .query(always("move", TEXT)),
                Operation.of("GET /api/games/{game}/texts", ANYBODY, new Shape.Entries(TEXT, TEXT))
                        .query(content),
                Operation.of("GET /api/house", ANYBODY, HOUSE),
                Operation.of("GET /api", ANYBODY, ADDRESSES),
                Operation.of("GET /api/openapi.json", ANYBODY, DOCUMENT),
                Operation.of("GET /api/asyncapi.json", ANYBODY, DOCUMENT),
                Operation.of("GET /api/socket.json", ANYBODY, DOCUMENT)
                        .instead("GET /api/asyncapi.json"),
                Operation.text("GET /health", "text/plain"),
                Operation.text("GET /ready", "text/plain"),
                Operation.text("GET /metrics", "text/plain"));
    }
}
