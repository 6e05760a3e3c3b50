package tablee.server.api;

import static tablee.engine.form.Shape.Part.always;
import static tablee.engine.form.Shape.Part.maybe;
import static tablee.server.api.Operation.Asks.ADMIN;
import static tablee.server.api.Operation.Asks.MODERATOR;
import static tablee.server.api.Parts.COUNT;
import static tablee.server.api.Parts.FLAG;
import static tablee.server.api.Parts.MADE;
import static tablee.server.api.Parts.NOTHING;
import static tablee.server.api.Parts.TEXT;
import static tablee.server.api.Parts.WRITTEN;
import static tablee.server.api.Parts.items;
import static tablee.server.api.Parts.list;
import static tablee.server.api.Parts.object;

import java.util.List;
import tablee.engine.form.Shape;

/// Looking after the server.
final class HouseOperations {

    private static final Shape SANCTION_KIND = new Shape.Word(List.of("silence", "ban"));

    private static final Shape REPORT =
            object(
                    "Report",
                    always("id", TEXT),
                    always("table", TEXT),
                    always("seq", COUNT),
                    always("reason", TEXT),
                    always("at", COUNT),
                    always("doneAt", COUNT),
                    always(
                            "accused",
                            object(
                                    "Accused",
                                    always("id", TEXT),
                                    always("name", TEXT),
                                    maybe("address", TEXT))),
                    items(
                            "lines",
                            object(
                                    "ReportedLine",
                                    always("seq", COUNT),
                                    always("at", COUNT),
                                    always("p", TEXT),
                                    always("name", TEXT),
                                    always("text", TEXT))));

    private static final Shape SANCTION =
            object(
                    "Sanction",
                    always("id", TEXT),
                    always("kind", SANCTION_KIND),
                    always("target", TEXT),
                    always("name", TEXT),
                    always("until", COUNT),
                    always("reason", TEXT),
                    always("author", TEXT),
                    always("at", COUNT));

    private static final Shape SOMEBODY_KNOWN =
            object(
                    "KnownPerson",
                    always("id", TEXT),
                    always("name", TEXT),
                    always("program", FLAG),
                    always("createdAt", COUNT),
                    always("moderator", FLAG),
                    maybe("address", TEXT));

    private static final Shape ACT =
            object(
                    "AuditLine",
                    always("at", COUNT),
                    always("author", TEXT),
                    always("name", TEXT),
                    always("act", TEXT),
                    always("target", TEXT),
                    always("detail", TEXT));

    private HouseOperations() {}

    static List<Operation> all() {
        return List.of(
                Operation.of(
                        "GET /api/admin/reports", MODERATOR, list("Reports", "reports", REPORT)),
                Operation.of("POST /api/admin/reports/{id}/done", MODERATOR, NOTHING).taking(),
                Operation.of(
                        "GET /api/admin/sanctions",
                        MODERATOR,
                        list("Sanctions", "sanctions", SANCTION)),
                Operation.of("POST /api/admin/sanctions", MODERATOR, MADE)
                        .taking(
                                always("kind", SANCTION_KIND),
                                always("target", TEXT),
                                always("hours", COUNT),
                                maybe("reason", TEXT)),
                Operation.of("DELETE /api/admin/sanctions/{id}", MODERATOR, NOTHING),
                Operation.of(
                                "GET /api/admin/people",
                                MODERATOR,
                                list("KnownPeople", "people", SOMEBODY_KNOWN))
                        .query(maybe("name", TEXT)),
                Operation.of("GET /api/admin/audit", MODERATOR, list("Audit", "audit", ACT)),
                Operation.of(
                        "GET /api/admin/tables",
                        ADMIN,
                        list("Tables", "tables", TableOperations.ROW)),
                Operation.of("POST /api/admin/tables/{id}/close", ADMIN, WRITTEN).taking(),
                Operation.of("POST /api/admin/tables/{id}/commands", MODERATOR, WRITTEN)
                        .taking(TableOperations.COMMAND),
                Operation.of("DELETE /api/admin/tables/{id}", ADMIN, NOTHING),
                Operation.of("POST /api/admin/announce", ADMIN, NOTHING)
                        .taking(always("text", TEXT)),
                Operation.of("POST /api/admin/people/{id}/delete", ADMIN, NOTHING).taking(),
                Operation.of("GET /api/admin/people/{id}/export", ADMIN, PeopleOperations.EXPORT),
                Operation.of(
                        "GET /api/admin/moderators",
                        ADMIN,
                        list(
                                "Moderators",
                                "moderators",
                                object("Moderator", always("id", TEXT), always("name", TEXT)))),
                Operation.of("POST /api/admin/moderators", ADMIN, NOTHING)
                        .taking(always("person", TEXT), maybe("on", FLAG)));
    }
}
