package tablee.server.web;

import java.util.List;
import tablee.engine.Json;
import tablee.server.house.Order;
import tablee.server.house.Range;
import tablee.server.live.Tables;
import tablee.server.store.AuditRow;
import tablee.server.store.HouseStore;
import tablee.server.store.PeopleStore;
import tablee.server.store.PersonRow;
import tablee.server.store.ReportRow;
import tablee.server.store.SanctionRow;

/// What moderators do: reports, bans and silences, and the record of who did what. Everything done here is written down.
final class ModerationRoutes {

    private static final int MOST = 200;
    private static final int MOST_PEOPLE = 50;
    private static final long HOUR = 3_600_000;
    private static final long LONGEST = 24L * 366 * 10;

    private final Tables tables;
    private final HouseStore store;
    private final PeopleStore people;
    private final Order order;
    private final Authority authority;

    ModerationRoutes(Tables tables, Authority authority) {
        this.tables = tables;
        this.store = tables.store().house();
        this.people = tables.store().people();
        this.order = authority.order();
        this.authority = authority;
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
                Route.get(
                        "/api/admin/audit",
                        "What moderators and administrators did, newest first. For moderators.",
                        "audit: at, author, name, act, target, detail",
                        this::audit));
    }

    private String nameOf(String person) {
        return people.person(person).map(PersonRow::name).orElse("");
    }

    // ---- reports

    private Answer reports(Call call) {
        authority.requireModerator(call);
        return Answer.list("reports", store.reports(MOST), this::report);
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
        String author = authority.requireModerator(call);
        if (!store.done(call.part("id"), tables.now()).join()) {
            throw new Refusal(404, "server.report.missing");
        }
        order.note(author, "done", call.part("id"), "");
        return Answer.done();
    }

    // ---- sanctions

    private Answer sanctions(Call call) {
        authority.requireModerator(call);
        return Answer.list("sanctions", store.sanctions(tables.now()), this::shown);
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
        String author = authority.requireModerator(call);
        Json body = call.body();
        String kind = body.at("kind").asText();
        if (!kind.equals(Order.SILENCE) && !kind.equals(Order.BAN)) {
            throw new Refusal(400, "server.sanction.kind", TypedInput.shown(kind));
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
                        .map(TypedInput::chat)
                        .orElse("");
        long now = tables.now();
        store.add(new SanctionRow(id, kind, target, now + hours * HOUR, reason, author, now))
                .join();
        order.note(author, kind, target, hours + " h");
        order.refresh();
        return Answer.made(id);
    }

    /// A person there is, or a range that can be read.
    private String target(String text) {
        if (text.length() > 64 || (Range.read(text).isEmpty() && people.person(text).isEmpty())) {
            throw new Refusal(404, "server.sanction.target");
        }
        return text;
    }

    private Answer lift(Call call) {
        String author = authority.requireModerator(call);
        SanctionRow lifted =
                store.sanctions(tables.now()).stream()
                        .filter(row -> row.id().equals(call.part("id")))
                        .filter(row -> store.lift(row.id()).join())
                        .findFirst()
                        .orElseThrow(() -> new Refusal(404, "server.sanction.missing"));
        order.note(author, "lift", lifted.target(), lifted.kind());
        order.refresh();
        return Answer.done();
    }

    // ---- people and what was done

    private Answer people(Call call) {
        authority.requireModerator(call);
        String name = call.query("name").orElse("");
        return Answer.list("people", people.named(name, MOST_PEOPLE), this::shown);
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

    private Answer audit(Call call) {
        authority.requireModerator(call);
        return Answer.list("audit", store.audit(MOST), this::shown);
    }

    private Json shown(AuditRow row) {
        return Json.object()
                .put("at", row.at())
                .put("author", row.author())
                .put("name", nameOf(row.author()))
                .put("act", row.act())
                .put("target", row.target())
                .put("detail", row.detail())
                .build();
    }
}
