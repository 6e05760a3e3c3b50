package tablee.server.web;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tablee.engine.Json;
import tablee.server.Config;
import tablee.server.house.ChildNames;
import tablee.server.house.Farewell;
import tablee.server.house.Keep;
import tablee.server.live.Tables;
import tablee.server.store.PersonRow;
import tablee.server.store.ReportRow;
import tablee.table.Entry;
import tablee.table.History;
import tablee.table.replay.Story;

/// What this server is like, reporting what should not be said, and deleting one's table.
final class HouseRoutes {

    private static final int AROUND = 5;
    private static final int WAITING = 20;

    private final TableCalls calls;
    private final Tables tables;
    private final Config config;
    private final HouseRules house;
    private final Farewell farewell;

    HouseRoutes(TableCalls calls, Config config, Farewell farewell) {
        this.calls = calls;
        this.tables = calls.tables();
        this.config = config;
        this.house = calls.house();
        this.farewell = farewell;
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/house",
                        "How this server is run: what may be said, whether it is for children, how long what is kept.",
                        "chat, reactions, kids, names (for children), keep (hours by kind), operator, notices, letters, signIn (what a provider is called at which one may sign in; empty for none), words, local (whether games against bots may begin on the visitor's device)",
                        this::about),
                Route.post(
                        "/api/tables/{id}/report",
                        "Report a line of the chat to those who look after the server.",
                        "{\"line\":12,\"reason\":\"…\"}",
                        "id of the report",
                        this::report),
                Route.delete(
                        "/api/tables/{id}",
                        "Delete a table that I host, with everything that was played and said there; not while others play.",
                        "",
                        "nothing",
                        this::delete));
    }

    private Answer about(Call call) {
        var json =
                Json.object()
                        .put("chat", house.talk().name().toLowerCase(Locale.ROOT))
                        .put("reactions", Json.texts(HouseRules.REACTIONS))
                        .put("kids", house.kids())
                        .put("keep", Keep.read(config.house().keep()).toJson())
                        .put("operator", config.house().operator())
                        .put("notices", !config.push().hosts().isBlank())
                        .put("letters", config.mail().isUsed())
                        .put("signIn", config.signIn().isUsed() ? signIn() : "")
                        .put("words", !config.house().words().isEmpty())
                        // Names and hints for children are kept to by the server alone.
                        .put("local", config.localPlay() && !house.kids());
        if (house.kids()) {
            json.put("names", Json.texts(ChildNames.in(call.language())));
        }
        return Answer.json(json.build());
    }

    /// What people call the provider at which they may sign in.
    private String signIn() {
        String name = config.signIn().name();
        return name.isEmpty() ? URI.create(config.signIn().issuer()).getHost() : name;
    }

    private Answer report(Call call) {
        PersonRow person = call.someone();
        String id = call.part("id");
        History<?, ?, ?> history =
                tables.history(id).orElseThrow(() -> new Refusal(404, "server.table.missing"));
        var _ =
                Story.eyes(
                        TableRoutes.viewers(history.table(), person.id()),
                        java.util.Optional.empty());
        long seq = call.body().at("line").asLong();
        List<History.Told> said =
                history.story().stream()
                        .filter(told -> told.entry() instanceof Entry.Said)
                        .toList();
        int at = (int) said.stream().filter(told -> told.seq() < seq).count();
        if (at >= said.size() || said.get(at).seq() != seq) {
            throw new Refusal(404, "server.report.line");
        }
        if (tables.store().house().reportsBy(person.id()) >= WAITING) {
            throw new Refusal(429, "server.report.many");
        }
        var lines = new ArrayList<Json>();
        for (History.Told told :
                said.subList(Math.max(0, at - AROUND), Math.min(said.size(), at + AROUND + 1))) {
            lines.add(line(told));
        }
        String accused = ((Entry.Said) said.get(at).entry()).person();
        String reason = call.body().find("reason").map(TypedInput::chat).orElse("");
        String report = tables.newId();
        tables.store()
                .house()
                .add(
                        new ReportRow(
                                report,
                                id,
                                seq,
                                person.id(),
                                accused,
                                reason,
                                Json.of(lines).print(),
                                tables.now(),
                                0))
                .join();
        return Answer.made(report);
    }

    private static Json line(History.Told told) {
        Entry.Said said = (Entry.Said) told.entry();
        return Json.object()
                .put("seq", told.seq())
                .put("at", told.at())
                .put("p", said.person())
                .put("name", said.name())
                .put("text", said.text())
                .build();
    }

    private Answer delete(Call call) {
        PersonRow person = call.someone();
        String id = call.part("id");
        calls.look(
                id,
                table -> {
                    if (!table.opened().host().equals(person.id())) {
                        throw new Refusal(403, "server.host.only");
                    }
                    boolean others =
                            table.chairs().stream()
                                    .anyMatch(
                                            chair ->
                                                    chair.person().isPresent()
                                                            && !chair.belongsTo(person.id()));
                    if (!table.phase().isDone() && others) {
                        throw new Refusal(409, "server.delete.others");
                    }
                    return true;
                });
        farewell.table(id);
        return Answer.done();
    }
}
