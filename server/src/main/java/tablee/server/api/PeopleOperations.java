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
import static tablee.server.api.Parts.items;
import static tablee.server.api.Parts.list;
import static tablee.server.api.Parts.object;

import java.util.List;
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
                    items("people", PLAYER));

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
                            new Shape.Kind(
                                    "device",
                                    List.of(maybe("name", TEXT), maybe("merged", FLAG)))));

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
                    items("devices", DEVICE),
                    always("notices", TEXTS),
                    items(
                            "ways",
                            object(
                                    "ExportedWay",
                                    always("kind", TEXT),
                                    always("target", TEXT),
                                    always("confirmed", FLAG),
                                    always("at", COUNT))),
                    always("hushed", TEXTS),
                    always(
                            "quiet",
                            object(
                                    "ExportedQuiet",
                                    always("from", COUNT),
                                    always("to", COUNT),
                                    always("zone", TEXT),
                                    always("every", COUNT))),
                    items("files", Wire.anyReplay()),
                    items("tables", exportedTable()),
                    items(
                            "said",
                            object(
                                    "ExportedWords",
                                    always("table", TEXT),
                                    always("at", COUNT),
                                    always("text", TEXT))),
                    always("putAway", TEXTS),
                    items("passkeys", PASSKEY),
                    items(
                            "people",
                            object(
                                    "ExportedTie",
                                    always("name", TEXT),
                                    always("kind", TEXT),
                                    always("at", COUNT))),
                    items(
                            "evenings",
                            object(
                                    "ExportedEvening",
                                    always("id", TEXT),
                                    always("title", TEXT),
                                    always("host", FLAG),
                                    always("madeAt", COUNT))),
                    always("recoveryWords", FLAG),
                    items("signIns", COUNT),
                    items(
                            "invites",
                            object(
                                    "ExportedInvite",
                                    always("table", TEXT),
                                    always("name", TEXT),
                                    always("at", COUNT))),
                    always("queue", TEXTS),
                    items(
                            "results",
                            object(
                                    "ExportedResult",
                                    always("table", TEXT),
                                    always("game", TEXT),
                                    always("endedAt", COUNT),
                                    always("place", COUNT),
                                    always("points", TEXT),
                                    always("cards", TEXT))),
                    always("moderator", FLAG),
                    items(
                            "reports",
                            object(
                                    "ExportedReport",
                                    always("table", TEXT),
                                    always("at", COUNT),
                                    always("reason", TEXT))),
                    items(
                            "sanctions",
                            object(
                                    "ExportedSanction",
                                    always("kind", TEXT),
                                    always("until", COUNT),
                                    always("reason", TEXT))));

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
                items(
                        "moves",
                        object(
                                "ExportedMove",
                                always("at", COUNT),
                                always("seat", SEAT),
                                always("step", LOGGED_STEP))),
                items(
                        "agreed",
                        object(
                                "ExportedAgreement",
                                always("at", COUNT),
                                always("to", TEXT),
                                maybe("stand", TEXT),
                                maybe("until", COUNT))));
    }

    static List<Operation> all() {
        return List.of(
                Operation.of("POST /api/people", ANYBODY, ME)
                        .taking(
                                always("name", TEXT),
                                maybe("language", TEXT),
                                maybe("program", FLAG)),
                Operation.of("GET /api/me", SOMEBODY, ME),
                Operation.of("POST /api/me", SOMEBODY, ME)
                        .taking(maybe("name", TEXT), maybe("language", TEXT), maybe("face", TEXT)),
                Operation.of("DELETE /api/me", SOMEBODY, NOTHING),
                Operation.of("GET /api/me/tables", SOMEBODY, list("MyTables", "tables", MY_TABLE)),
                Operation.of("POST /api/me/tables/{id}/away", SOMEBODY, NOTHING)
                        .taking(maybe("away", FLAG)),
                Operation.of("GET /api/me/devices", SOMEBODY, list("Devices", "devices", DEVICE)),
                Operation.of("POST /api/me/devices", SOMEBODY, LINK).taking(),
                Operation.of("DELETE /api/me/devices/{device}", SOMEBODY, NOTHING),
                Operation.of("POST /api/me/forget", SOMEBODY, NOTHING).taking(),
                Operation.of(
                                "POST /api/me/holiday",
                                SOMEBODY,
                                object("Holidays", always("tables", COUNT), always("spent", COUNT)))
                        .taking(always("days", new Shape.Whole(0, Terms.HOLIDAY))),
                Operation.of("GET /api/me/export", SOMEBODY, EXPORT),
                Operation.of("POST /api/tables/{id}/link", SOMEBODY, LINK)
                        .taking(maybe("seat", SEAT)),
                Operation.of("GET /api/links/{secret}", ANYBODY, LINK_FOR),
                Operation.of("POST /api/links/{secret}", ANYBODY, LINK_FOR)
                        .taking(maybe("merge", FLAG)),
                Operation.of("GET /api/push/key", ANYBODY, object("PushKey", always("key", TEXT))),
                Operation.of("POST /api/push", SOMEBODY, NOTHING)
                        .taking(
                                always("endpoint", TEXT),
                                always(
                                        "keys",
                                        object(
                                                "PushKeys",
                                                always("p256dh", TEXT),
                                                always("auth", TEXT)))),
                Operation.of("DELETE /api/push", SOMEBODY, NOTHING)
                        .taking(maybe("endpoint", TEXT)));
    }
}
