package tablee.server.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import tablee.engine.Json;
import tablee.engine.Seats;
import tablee.server.house.Export;
import tablee.server.house.Farewell;
import tablee.server.house.Order;
import tablee.server.house.Range;
import tablee.server.live.Tables;
import tablee.server.store.PersonRow;
import tablee.server.store.ReportRow;
import tablee.server.store.SanctionRow;
import tablee.server.store.Store;
import tablee.table.Command;
import tablee.table.Ruling;

/// Looking after a server: for whoever has the admin token, and for the people they made moderators. Everything done here is written down.
final class ModerationRoutes {

    static final String ADMIN = "admin";
    private static final int MOST = 200;
    private static final long HOUR = 3_600_000;
    private static final long LONGEST = 24L * 366 * 10;

    private final TableCalls calls;
    private final Tables tables;
    private final Store store;
    private final Order order;
    private final Farewell farewell;
    private final String adminToken;
    private final Semaphore exports = new Semaphore(1);

    ModerationRoutes(TableCalls calls, Farewell farewell, String adminToken) {
        this.calls = calls;
        this.tables = calls.tables();
        this.store = tables.store();
        this.order = calls.house().order();
        this.farewell = farewell;
        this.adminToken = adminToken;
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/admin/reports",
                        "What was reported; those that wait first. For moderators.",
                        "reports: id, table, seq, reason, at, doneAt, accused: id, name, address; lines: seq, name, text",
                        this::reports),
                Route.post(
                        "/api/admin/reports/{id}/done",
                        "A report has been dealt with. For moderators.",
                        "{}",
                        "nothing",
                        this::reportDone),
                Route.get(
                        "/api/admin/sanctions",
                        "Bans and silences that hold. For moderators.",
                        "sanctions: id, kind, target, name, until, reason, author, at",
                        this::sanctions),
                Route.post(
                        "/api/admin/sanctions",
                        "Silence or ban a person (by id) or a range of addresses, for so many hours. For moderators.",
                        "{\"kind\":\"silence\",\"target\":\"192.0.2.0/24\",\"hours\":24,\"reason\":\"…\"}",
                        "id of the sanction",
                        this::sanction),
                Route.delete(
                        "/api/admin/sanctions/{id}",
                        "Lift a ban or a silence. For moderators.",
                        "",
                        "nothing",
                        this::lift),
                Route.get(
                        "/api/admin/people",
                        "People by the beginning of their name, ?name=, or by id. For moderators.",
                        "people: id, name, program, createdAt, moderator, address",
                        this::people),
                Route.post(
                        "/api/admin/people/{id}/delete",
                        "Delete somebody as they could themselves. Admin token needed.",
                        "{}",
                        "nothing",
                        this::delete),
                Route.get(
                        "/api/admin/people/{id}/export",
                        "Everything this server knows about somebody. Admin token needed.",
                        "as /api/me/export",
                        call -> {
                            requireAdmin(call);
                            PersonRow person = person(call.part("id"));
                            order.note(ADMIN, "export", person.id(), "");
                            return MeRoutes.exported(person, exports, new Export(store));
                        }),
                Route.get(
                        "/api/admin/moderators",
                        "Who looks after this server. Admin token needed.",
                        "moderators: id, name",
                        this::moderators),
                Route.post(
                        "/api/admin/moderators",
                        "Make somebody a moderator, or no longer. Admin token needed.",
                        "{\"person\":\"…\",\"on\":true}",
                        "nothing",
                        this::appoint),
                Route.get(
                        "/api/admin/audit",
                        "What moderators and administrators did, newest first. For moderators.",
                        "audit: at, author, name, act, target, detail",
                        this::audit),
                Route.post(
                        "/api/admin/tables/{id}/commands",
                        "The host's house right at any table: chat, lock, dismiss, keepOut, letIn, invite, close. For moderators.",
                        "{\"cmd\":\"chat\",\"on\":false}",
                        "seq of the line it became",
                        this::command),
                Route.delete(
                        "/api/admin/tables/{id}",
                        "Delete a table. Admin token needed.",
                        "",
                        "nothing",
                        this::deleteTable));
    }

    // ---- who asks

    private boolean isAdmin(Call call) {
        String header = call.headers().get("Authorization");
        byte[] given = (header == null ? "" : header).getBytes(StandardCharsets.UTF_8);
        byte[] expected = ("Bearer " + adminToken).getBytes(StandardCharsets.UTF_8);
        return !adminToken.isEmpty() && MessageDigest.isEqual(given, expected);
    }

    void requireAdmin(Call call) {
        if (!isAdmin(call)) {
            throw new Refusal(403, "server.admin");
        }
    }

    /// The author for the audit log: a moderator's id, or `admin`.
    private String requireModerator(Call call) {
        if (isAdmin(call)) {
            return ADMIN;
        }
        return call.person()
                .map(PersonRow::id)
                .filter(order::isModerator)
                .orElseThrow(() -> new Refusal(403, "server.moderator"));
    }

    private PersonRow person(String id) {
        return store.person(id).orElseThrow(() -> new Refusal(404, "server.person.missing"));
    }

    private String nameOf(String person) {
        return store.person(person).map(PersonRow::name).orElse("");
    }

    private static Answer nothing() {
        return Answer.json(Json.object().build());
    }

    // ---- reports

    private Answer reports(Call call) {
        requireModerator(call);
        return Answer.json(
                Json.object()
                        .put(
                                "reports",
                                Json.of(store.reports(MOST).stream().map(this::report).toList()))
                        .build());
    }

    private Json report(ReportRow report) {
        var accused =
                Json.object().put("id", report.accused()).put("name", nameOf(report.accused()));
        order.addressOf(report.accused()).ifPresent(address -> accused.put("address", address));
        return Json.object()
                .put("id", report.id())
                .put("table", report.table())
                .put("seq", report.seq())
                .put("reason", report.reason())
                .put("at", report.at())
                .put("doneAt", report.doneAt())
                .put("accused", accused.build())
                .put("lines", Json.parse(report.lines()))
                .build();
    }

    private Answer reportDone(Call call) {
        String author = requireModerator(call);
        if (!store.done(call.part("id"), tables.now()).join()) {
            throw new Refusal(404, "server.report.missing");
        }
        order.note(author, "done", call.part("id"), "");
        return nothing();
    }

    // ---- sanctions

    private Answer sanctions(Call call) {
        requireModerator(call);
        return Answer.json(
                Json.object()
                        .put(
                                "sanctions",
                                Json.of(
                                        store.sanctions(tables.now()).stream()
                                                .map(this::shown)
                                                .toList()))
                        .build());
    }

    private Json shown(SanctionRow row) {
        return Json.object()
                .put("id", row.id())
                .put("kind", row.kind())
                .put("target", row.target())
                .put("name", nameOf(row.target()))
                .put("until", row.until())
                .put("reason", row.reason())
                .put("author", row.author())
                .put("at", row.at())
                .build();
    }

    private Answer sanction(Call call) {
        String author = requireModerator(call);
        Json body = call.body();
        String kind = body.at("kind").asText();
        if (!kind.equals(Order.SILENCE) && !kind.equals(Order.BAN)) {
            throw new Refusal(400, "server.sanction.kind", TypedText.shown(kind));
        }
        long hours = body.at("hours").asLong();
        if (hours < 1 || hours > LONGEST) {
            throw new Refusal(400, "server.range", "hours", hours, 1, LONGEST);
        }
        String target = target(body.at("target").asText().trim());
        String id = tables.newId();
        String reason =
                body.find("reason")
                        .filter(text -> !text.plain().isBlank())
                        .map(TypedText::chat)
                        .orElse("");
        store.add(
                        new SanctionRow(
                                id,
                                kind,
                                target,
                                tables.now() + hours * HOUR,
                                reason,
                                author,
                                tables.now()))
                .join();
        order.note(author, kind, target, hours + " h");
        order.refresh();
        return Answer.json(201, Json.object().put("id", id).build());
    }

    /// A person there is, or a range that can be read.
    private String target(String text) {
        if (text.length() > 64 || (Range.read(text).isEmpty() && store.person(text).isEmpty())) {
            throw new Refusal(404, "server.sanction.target");
        }
        return text;
    }

    private Answer lift(Call call) {
        String author = requireModerator(call);
        Optional<SanctionRow> lifted =
                store.sanctions(tables.now()).stream()
                        .filter(row -> row.id().equals(call.part("id")))
                        .findFirst();
        if (lifted.isEmpty() || !store.lift(call.part("id")).join()) {
            throw new Refusal(404, "server.sanction.missing");
        }
        order.note(author, "lift", lifted.get().target(), lifted.get().kind());
        order.refresh();
        return nothing();
    }

    // ---- people

    private Answer people(Call call) {
        requireModerator(call);
        String name = call.query("name").orElse("");
        return Answer.json(
                Json.object()
                        .put(
                                "people",
                                Json.of(
                                        store.peopleNamed(name, 50).stream()
                                                .map(this::shown)
                                                .toList()))
                        .build());
    }

    private Json shown(PersonRow person) {
        var json =
                Json.object()
                        .put("id", person.id())
                        .put("name", person.name())
                        .put("program", person.program())
                        .put("createdAt", person.createdAt())
                        .put("moderator", order.isModerator(person.id()));
        order.addressOf(person.id()).ifPresent(address -> json.put("address", address));
        return json.build();
    }

    private Answer delete(Call call) {
        requireAdmin(call);
        String id = person(call.part("id")).id();
        farewell.person(id);
        order.note(ADMIN, "deletePerson", "", "");
        return nothing();
    }

    private Answer moderators(Call call) {
        requireAdmin(call);
        return Answer.json(
                Json.object()
                        .put(
                                "moderators",
                                Json.of(
                                        store.moderators().stream()
                                                .map(
                                                        id ->
                                                                Json.object()
                                                                        .put("id", id)
                                                                        .put("name", nameOf(id))
                                                                        .build())
                                                .toList()))
                        .build());
    }

    private Answer appoint(Call call) {
        requireAdmin(call);
        String id = person(call.body().at("person").asText()).id();
        boolean on = call.body().find("on").map(Json::asBool).orElse(true);
        store.moderator(id, on, tables.now()).join();
        order.note(ADMIN, on ? "appoint" : "dismissModerator", id, "");
        order.refresh();
        return nothing();
    }

    private Answer audit(Call call) {
        requireModerator(call);
        return Answer.json(
                Json.object()
                        .put(
                                "audit",
                                Json.of(
                                        store.audit(MOST).stream()
                                                .map(
                                                        row ->
                                                                Json.object()
                                                                        .put("at", row.at())
                                                                        .put("author", row.author())
                                                                        .put(
                                                                                "name",
                                                                                nameOf(
                                                                                        row
                                                                                                .author()))
                                                                        .put("act", row.act())
                                                                        .put("target", row.target())
                                                                        .put("detail", row.detail())
                                                                        .build())
                                                .toList()))
                        .build());
    }

    // ---- tables

    /// As the host could; the server itself is the host then.
    private Answer command(Call call) {
        String author = requireModerator(call);
        var nobody = new PersonRow("", "", "en", false, 0);
        Command command = Commands.read(call.body(), nobody, Seats.NONE);
        boolean houseRight =
                switch (command) {
                    case Command.Rule _,
                            Command.KeepOut _,
                            Command.Dismiss _,
                            Command.Nudge _,
                            Command.Relieve _,
                            Command.Patience _,
                            Command.Invite _,
                            Command.Close _ ->
                            true;
                    default -> false;
                };
        if (!houseRight) {
            throw new Refusal(403, "server.host.only");
        }
        String id = call.part("id");
        order.note(author, call.body().at("cmd").asText(), id, "");
        return switch (calls.ask(calls.table(id), "", command)) {
            case Ruling.Done(long seq) -> Answer.json(Json.object().put("seq", seq).build());
            case Ruling.No(var refused) ->
                    throw new Refusal(
                            409, refused.reason().key(), refused.reason().args().toArray());
            case Ruling.Trouble _ -> throw new Refusal(503, "server.trouble");
        };
    }

    private Answer deleteTable(Call call) {
        requireAdmin(call);
        String id = call.part("id");
        var _ = calls.table(id);
        farewell.table(id);
        order.note(ADMIN, "deleteTable", id, "");
        return nothing();
    }
}
