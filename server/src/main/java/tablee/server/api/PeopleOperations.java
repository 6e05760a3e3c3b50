package tablee.server.api;

import static tablee.engine.form.Shape.Part.always;
import static tablee.engine.form.Shape.Part.maybe;
import static tablee.server.api.Operation.Asks.ANYBODY;
import static tablee.server.api.Operation.Asks.SOMEBODY;
import static tablee.server.api.Parts.COUNT;
import static tablee.server.api.Parts.FLAG;
import static tablee.server.api.Parts.NOTHING;
import static tablee.server.api.Parts.SEAT;
import static tablee.server.api.Parts.SEATS;
import static tablee.server.api.Parts.TEXT;
import static tablee.server.api.Parts.TEXTS;
import static tablee.server.api.Parts.WHOLE;
import static tablee.server.api.Parts.list;
import static tablee.server.api.Parts.object;

import java.util.List;
import java.util.Map;
import tablee.engine.form.Shape;
import tablee.table.Terms;
import tablee.table.tell.Wire;

/// Who one is, one's games, devices and links, and being told of a turn.
final class PeopleOperations {

    private static final Shape ME =
            object(
                    "Me",
                    always("id", TEXT),
                    always("name", TEXT),
                    always("language", TEXT),
                    always("program", FLAG),
                    always("face", TEXT),
                    always("moderator", FLAG),
                    maybe("token", TEXT));

    private static final Shape PLAYER =
            object(
                    "Player",
                    always("seat", SEAT),
                    maybe("name", TEXT),
                    maybe("bot", FLAG),
                    maybe("dueAt", COUNT),
                    maybe("points", WHOLE),
                    maybe("rank", COUNT));

    private static final Shape MY_TABLE =
            object(
                    "MyTable",
                    always("id", TEXT),
                    always("game", TEXT),
                    always("phase", Parts.PHASE),
                    always("seats", COUNT),
                    always("free", COUNT),
                    always("mine", SEATS),
                    always("waitsForMe", FLAG),
                    always("movedAt", COUNT),
                    always("people", new Shape.Items(PLAYER)));

    private static final Shape DEVICE =
            object(
                    "Device",
                    always("id", TEXT),
                    always("label", TEXT),
                    always("createdAt", COUNT),
                    always("seenAt", COUNT),
                    always("here", FLAG));

    static final Shape PASSKEY =
            object(
                    "Passkey",
                    always("id", TEXT),
                    always("label", TEXT),
                    always("createdAt", COUNT),
                    always("usedAt", COUNT));

    static final Shape LINK = object("Link", always("secret", TEXT), always("url", TEXT));

    private static final Shape LINK_FOR =
            new Shape.Kinds(
                    "LinkFor",
                    List.of(
                            new Shape.Kind(
                                    "seat", List.of(always("table", TEXT), always("seat", SEAT))),
                            new Shape.Kind("device", List.of(maybe("name", TEXT)))));

    /// A step as it stands in the log of a table, without the hash of the position, against which hidden cards could be tried out.
    private static final Shape LOGGED_STEP =
            object("LoggedStep", maybe("s", SEAT), always("d", TEXT), maybe("c", TEXT));

    static final Shape EXPORT =
            object(
                    "Export",
                    always("tablee", new Shape.Word(List.of("export"))),
                    always("format", COUNT),
                    always(
                            "person",
                            object(
                                    "Person",
                                    always("id", TEXT),
                                    always("name", TEXT),
                                    always("language", TEXT),
                                    always("program", FLAG),
                                    always("face", TEXT),
                                    always("createdAt", COUNT))),
                    always("devices", new Shape.Items(DEVICE)),
                    always("notices", TEXTS),
                    always(
                            "ways",
                            new Shape.Items(
                                    object(
                                            "ExportedWay",
                                            always("kind", TEXT),
                                            always("target", TEXT),
                                            always("confirmed", FLAG),
                                            always("at", COUNT)))),
                    always("hushed", TEXTS),
                    always(
                            "quiet",
                            object(
                                    "ExportedQuiet",
                                    always("from", COUNT),
                                    always("to", COUNT),
                                    always("zone", TEXT),
                                    always("every", COUNT))),
                    always("files", new Shape.Items(Wire.anyReplay())),
                    always("tables", new Shape.Items(exportedTable())),
                    always(
                            "said",
                            new Shape.Items(
                                    object(
                                            "ExportedWords",
                                            always("table", TEXT),
                                            always("at", COUNT),
                                            always("text", TEXT)))),
                    always("putAway", TEXTS),
                    always("passkeys", new Shape.Items(PASSKEY)),
                    always(
                            "people",
                            new Shape.Items(
                                    object(
                                            "ExportedTie",
                                            always("name", TEXT),
                                            always("kind", TEXT),
                                            always("at", COUNT)))),
                    always(
                            "evenings",
                            new Shape.Items(
                                    object(
                                            "ExportedEvening",
                                            always("id", TEXT),
                                            always("title", TEXT),
                                            always("host", FLAG),
                                            always("madeAt", COUNT)))),
                    always("recoveryWords", FLAG),
                    always("signIns", new Shape.Items(COUNT)),
                    always(
                            "invites",
                            new Shape.Items(
                                    object(
                                            "ExportedInvite",
                                            always("table", TEXT),
                                            always("name", TEXT),
                                            always("at", COUNT)))),
                    always("queue", TEXTS),
                    always(
                            "results",
                            new Shape.Items(
                                    object(
                                            "ExportedResult",
                                            always("table", TEXT),
                                            always("game", TEXT),
                                            always("endedAt", COUNT),
                                            always("place", COUNT),
                                            always("points", TEXT),
                                            always("cards", TEXT)))),
                    always("moderator", FLAG),
                    always(
                            "reports",
                            new Shape.Items(
                                    object(
                                            "ExportedReport",
                                            always("table", TEXT),
                                            always("at", COUNT),
                                            always("reason", TEXT)))),
                    always(
                            "sanctions",
                            new Shape.Items(
                                    object(
                                            "ExportedSanction",
                                            always("kind", TEXT),
                                            always("until", COUNT),
                                            always("reason", TEXT)))));

    private PeopleOperations() {}

    private static Shape exportedTable() {
        return object(
                "ExportedTable",
                always("id", TEXT),
                always("host", FLAG),
                always("names", TEXTS),
                maybe("game", TEXT),
                maybe("phase", Parts.PHASE),
                maybe("openedAt", COUNT),
                maybe("movedAt", COUNT),
                always(
                        "moves",
                        new Shape.Items(
                                object(
                                        "ExportedMove",
                                        always("at", COUNT),
                                        always("seat", SEAT),
                                        always("step", LOGGED_STEP)))),
                always(
                        "agreed",
                        new Shape.Items(
                                object(
                                        "ExportedAgreement",
                                        always("at", COUNT),
                                        always("to", TEXT),
                                        maybe("stand", TEXT),
                                        maybe("until", COUNT)))));
    }

    static Map<String, Operation> all() {
        return Map.ofEntries(
                Map.entry(
                        "POST /api/people",
                        Operation.of(ANYBODY, ME)
                                .taking(
                                        always("name", TEXT),
                                        maybe("language", TEXT),
                                        maybe("program", FLAG))),
                Map.entry("GET /api/me", Operation.of(SOMEBODY, ME)),
                Map.entry(
                        "POST /api/me",
                        Operation.of(SOMEBODY, ME)
                                .taking(
                                        maybe("name", TEXT),
                                        maybe("language", TEXT),
                                        maybe("face", TEXT))),
                Map.entry("DELETE /api/me", Operation.of(SOMEBODY, NOTHING)),
                Map.entry(
                        "GET /api/me/tables",
                        Operation.of(SOMEBODY, list("MyTables", "tables", MY_TABLE))),
                Map.entry(
                        "POST /api/me/tables/{id}/away",
                        Operation.of(SOMEBODY, NOTHING).taking(maybe("away", FLAG))),
                Map.entry(
                        "GET /api/me/devices",
                        Operation.of(SOMEBODY, list("Devices", "devices", DEVICE))),
                Map.entry("POST /api/me/devices", Operation.of(SOMEBODY, LINK).taking()),
                Map.entry("DELETE /api/me/devices/{device}", Operation.of(SOMEBODY, NOTHING)),
                Map.entry("POST /api/me/forget", Operation.of(SOMEBODY, NOTHING).taking()),
                Map.entry(
                        "POST /api/me/holiday",
                        Operation.of(
                                        SOMEBODY,
                                        object(
                                                "Holidays",
                                                always("tables", COUNT),
                                                always("spent", COUNT)))
                                .taking(always("days", new Shape.Whole(0, Terms.HOLIDAY)))),
                Map.entry("GET /api/me/export", Operation.of(SOMEBODY, EXPORT)),
                Map.entry(
                        "POST /api/tables/{id}/link",
                        Operation.of(SOMEBODY, LINK).taking(maybe("seat", SEAT))),
                Map.entry("GET /api/links/{secret}", Operation.of(ANYBODY, LINK_FOR)),
                Map.entry("POST /api/links/{secret}", Operation.of(ANYBODY, LINK_FOR).taking()),
                Map.entry(
                        "GET /api/push/key",
                        Operation.of(ANYBODY, object("PushKey", always("key", TEXT)))),
                Map.entry(
                        "POST /api/push",
                        Operation.of(SOMEBODY, NOTHING)
                                .taking(
                                        always("endpoint", TEXT),
                                        always(
                                                "keys",
                                                object(
                                                        "PushKeys",
                                                        always("p256dh", TEXT),
                                                        always("auth", TEXT))))),
                Map.entry(
                        "DELETE /api/push",
                        Operation.of(SOMEBODY, NOTHING).taking(maybe("endpoint", TEXT))));
    }
}
