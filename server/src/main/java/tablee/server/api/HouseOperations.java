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
import static tablee.server.api.Parts.list;
import static tablee.server.api.Parts.object;

import java.util.List;
import java.util.Map;
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
                    always(
                            "lines",
                            new Shape.Items(
                                    object(
                                            "ReportedLine",
                                            always("seq", COUNT),
                                            always("at", COUNT),
                                            always("p", TEXT),
                                            always("name", TEXT),
                                            always("text", TEXT)))));

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

    static Map<String, Operation> all() {
        return Map.ofEntries(
                Map.entry(
                        "GET /api/admin/reports",
                        Operation.of(MODERATOR, list("Reports", "reports", REPORT))),
                Map.entry(
                        "POST /api/admin/reports/{id}/done",
                        Operation.of(MODERATOR, NOTHING).taking()),
                Map.entry(
                        "GET /api/admin/sanctions",
                        Operation.of(MODERATOR, list("Sanctions", "sanctions", SANCTION))),
                Map.entry(
                        "POST /api/admin/sanctions",
                        Operation.of(MODERATOR, MADE)
                                .taking(
                                        always("kind", SANCTION_KIND),
                                        always("target", TEXT),
                                        always("hours", COUNT),
                                        maybe("reason", TEXT))),
                Map.entry("DELETE /api/admin/sanctions/{id}", Operation.of(MODERATOR, NOTHING)),
                Map.entry(
                        "GET /api/admin/people",
                        Operation.of(MODERATOR, list("KnownPeople", "people", SOMEBODY_KNOWN))
                                .query(maybe("name", TEXT))),
                Map.entry(
                        "GET /api/admin/audit",
                        Operation.of(MODERATOR, list("Audit", "audit", ACT))),
                Map.entry(
                        "GET /api/admin/tables",
                        Operation.of(ADMIN, list("Tables", "tables", TableOperations.ROW))),
                Map.entry(
                        "POST /api/admin/tables/{id}/close", Operation.of(ADMIN, WRITTEN).taking()),
                Map.entry(
                        "POST /api/admin/tables/{id}/commands",
                        Operation.of(MODERATOR, WRITTEN).taking(TableOperations.COMMAND)),
                Map.entry("DELETE /api/admin/tables/{id}", Operation.of(ADMIN, NOTHING)),
                Map.entry(
                        "POST /api/admin/announce",
                        Operation.of(ADMIN, NOTHING).taking(always("text", TEXT))),
                Map.entry(
                        "POST /api/admin/people/{id}/delete",
                        Operation.of(ADMIN, NOTHING).taking()),
                Map.entry(
                        "GET /api/admin/people/{id}/export",
                        Operation.of(ADMIN, PeopleOperations.EXPORT)),
                Map.entry(
                        "GET /api/admin/moderators",
                        Operation.of(
                                ADMIN,
                                list(
                                        "Moderators",
                                        "moderators",
                                        object(
                                                "Moderator",
                                                always("id", TEXT),
                                                always("name", TEXT))))),
                Map.entry(
                        "POST /api/admin/moderators",
                        Operation.of(ADMIN, NOTHING)
                                .taking(always("person", TEXT), maybe("on", FLAG))));
    }
}
