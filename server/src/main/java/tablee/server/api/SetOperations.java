package tablee.server.api;

import static tablee.engine.form.Shape.Part.always;
import static tablee.engine.form.Shape.Part.maybe;
import static tablee.server.api.Operation.Asks.ANYBODY;
import static tablee.server.api.Operation.Asks.MODERATOR;
import static tablee.server.api.Parts.COUNT;
import static tablee.server.api.Parts.FLAG;
import static tablee.server.api.Parts.TEXT;
import static tablee.server.api.Parts.TEXTS;
import static tablee.server.api.Parts.items;
import static tablee.server.api.Parts.object;

import java.util.List;
import tablee.engine.form.Shape;
import tablee.engine.form.Shape.Part;

/// Content sets changed in the browser.
final class SetOperations {

    private static final Shape FILES = new Shape.Entries(TEXT, TEXT);

    private static final Shape ABOUT =
            object(
                    "SetEditing",
                    always(
                            "editing",
                            new Shape.Word(List.of("off", "folder", "server", "everybody"))),
                    always("keep", FLAG),
                    always("scenes", TEXTS),
                    always("pictograms", TEXTS));

    private static final Shape SET =
            object("SetFiles", always("files", FILES), always("pictures", FILES));

    private static final Part[] SENT = {
        always("name", TEXT), always("files", FILES), maybe("pictures", FILES)
    };

    private static final Shape FAULT =
            object(
                    "SetFault",
                    always("severity", new Shape.Word(List.of("error", "warning"))),
                    always("file", TEXT),
                    always("place", TEXT),
                    always("card", TEXT),
                    always("clause", TEXT),
                    always("text", TEXT));

    private static final Shape FIGURE =
            object(
                    "SetFigure",
                    always("clause", TEXT),
                    always("what", TEXT),
                    always("expected", TEXT),
                    always("found", TEXT),
                    always("holds", FLAG));

    private static final Shape RECORD =
            object("SetRecord", always("file", TEXT), always("place", TEXT), always("form", COUNT));

    private static final Shape FIELD =
            object("SetField", always("name", TEXT), always("schema", TEXT));

    private static final Shape REPORT =
            object(
                    "SetReport",
                    always("sound", FLAG),
                    items("faults", FAULT),
                    items("figures", FIGURE),
                    items("records", RECORD),
                    items("forms", new Shape.Items(FIELD)),
                    always("pictured", TEXTS),
                    maybe("files", FILES),
                    maybe("details", GameOperations.tried()));

    private SetOperations() {}

    static List<Operation> all() {
        return List.of(
                Operation.of("GET /api/sets", ANYBODY, ABOUT),
                Operation.of("GET /api/sets/{game}/{set}", ANYBODY, SET),
                Operation.of("POST /api/sets/{game}/check", ANYBODY, REPORT)
                        .taking(
                                SENT[0],
                                SENT[1],
                                SENT[2],
                                maybe("open", FLAG),
                                maybe("card", TEXT)),
                Operation.of("POST /api/sets/{game}/keep", MODERATOR, Parts.MADE).taking(SENT));
    }
}
