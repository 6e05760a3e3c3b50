package tablee.server.house;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import tablee.engine.Json;
import tablee.server.store.DeviceRow;
import tablee.server.store.HistoryStore;
import tablee.server.store.PersonRow;
import tablee.server.store.QueueRow;
import tablee.server.store.Store;
import tablee.server.store.WishRow;
import tablee.table.History;

/// Everything this server knows about somebody, for them to take along.
///
/// Of a line in which they moved, only their own choice is told: what was drawn after it may still lie hidden.
public final class Export {

    private static final int MOST_RESULTS = 100_000;
    private static final int MOST_INVITES = 1_000;

    /// What somebody says yes or no to at a table, beside their moves.
    private static final Set<String> AGREED = Set.of("pause", "hands", "holiday");

    private final Store store;

    public Export(Store store) {
        this.store = store;
    }

    public Json of(PersonRow person) {
        var said = new ArrayList<Json>();
        var tables = new ArrayList<Json>();
        for (String id : store.house().tracesOf(person.id())) {
            tables.add(table(id, person.id(), said));
        }
        return Json.object()
                .put("tablee", "export")
                .put("format", 1)
                .put("person", person(person))
                .put("devices", devices(store.people().devicesOf(person.id()), ""))
                .put(
                        "notices",
                        Json.texts(
                                store.people().pushesOf(person.id()).stream()
                                        .map(push -> push.endpoint())
                                        .toList()))
                .put("ways", ways(person.id()))
                .put("hushed", Json.texts(store.notices().hushedBy(person.id())))
                .put("quiet", quiet(store.notices().wishOf(person.id())))
                .put(
                        "files",
                        Json.of(
                                store.people().replayFilesOf(person.id()).stream()
                                        .flatMap(id -> store.people().replay(id).stream())
                                        .map(Json::parse)
                                        .toList()))
                .put("tables", Json.of(tables))
                .put("said", Json.of(said))
                .put("putAway", Json.texts(List.copyOf(store.putAwayBy(person.id()).keySet())))
                .put(
                        "passkeys",
                        Json.list(
                                store.keep().passkeysOf(person.id()),
                                key ->
                                        Json.object()
                                                .put("id", key.id())
                                                .put("label", key.label())
                                                .put("createdAt", key.createdAt())
                                                .put("usedAt", key.usedAt())
                                                .build()))
                .put(
                        "people",
                        Json.list(
                                store.company().tiesOf(person.id(), 1_000),
                                tie ->
                                        Json.object()
                                                .put("name", tie.name())
                                                .put(
                                                        "kind",
                                                        tie.kind().name().toLowerCase(Locale.ROOT))
                                                .put("at", tie.at())
                                                .build()))
                .put(
                        "evenings",
                        Json.list(
                                store.evenings().eveningsOf(person.id(), 1_000),
                                evening ->
                                        Json.object()
                                                .put("id", evening.id())
                                                .put("title", evening.title())
                                                .put("host", evening.host().equals(person.id()))
                                                .put("madeAt", evening.madeAt())
                                                .build()))
                .put("recoveryWords", store.keep().wordsOf(person.id()).isPresent())
                .put(
                        "signIns",
                        Json.list(store.keep().signInsOf(person.id()), at -> Json.of((long) at)))
                .put(
                        "invites",
                        Json.list(
                                store.company().invitesOf(person.id(), MOST_INVITES),
                                invite ->
                                        Json.object()
                                                .put("table", invite.table())
                                                .put("name", invite.name())
                                                .put("at", invite.at())
                                                .build()))
                .put(
                        "queue",
                        Json.texts(
                                store.company().queued(person.id()).stream()
                                        .map(QueueRow::wish)
                                        .toList()))
                .put("results", results(person.id()))
                .put("moderator", store.house().moderators().contains(person.id()))
                .put("reports", reports(person.id()))
                .put("sanctions", sanctions(person.id()))
                .build();
    }

    private Json ways(String person) {
        return Json.list(
                store.notices().waysOf(person),
                way ->
                        Json.object()
                                .put("kind", way.kind().toLowerCase(Locale.ROOT))
                                .put("target", way.target())
                                .put("confirmed", way.isConfirmed())
                                .put("at", way.at())
                                .build());
    }

    private static Json quiet(WishRow wish) {
        return Json.object()
                .put("from", wish.quietFrom())
                .put("to", wish.quietTo())
                .put("zone", wish.zone())
                .put("every", wish.every())
                .build();
    }

    private static Json person(PersonRow person) {
        return Json.object()
                .put("id", person.id())
                .put("name", person.name())
                .put("language", person.language())
                .put("program", person.program())
                .put("face", person.face())
                .put("createdAt", person.createdAt())
                .build();
    }

    /// A list of devices; `here` is the one that asks.
    public static Json devices(List<DeviceRow> devices, String here) {
        return Json.list(
                devices,
                device ->
                        Json.object()
                                .put("id", device.id())
                                .put("label", device.label())
                                .put("createdAt", device.createdAt())
                                .put("seenAt", device.seenAt())
                                .put("here", device.id().equals(here))
                                .build());
    }

    private Json table(String id, String person, List<Json> said) {
        var names = new ArrayList<String>();
        var moves = new ArrayList<Json>();
        var agreed = new ArrayList<Json>();
        var seats = new HashSet<String>();
        boolean host = false;
        for (History.Line line : store.log(id, 0)) {
            Json body = Json.parse(line.body());
            boolean mine = body.find("p").filter(p -> p.plain().equals(person)).isPresent();
            switch (body.at("k").asText()) {
                case "opened" -> host = mine;
                case "seated", "moved" -> {
                    Json sitter = body.at("by");
                    String seat = body.at("s").asText();
                    if (sitter.find("id")
                            .filter(found -> found.plain().equals(person))
                            .isPresent()) {
                        names.add(sitter.at("name").asText());
                        seats.add(seat);
                    } else {
                        seats.remove(seat);
                    }
                }
                case "renamed" -> {
                    if (mine) {
                        names.add(body.at("name").asText());
                    }
                }
                case "said" -> {
                    if (mine) {
                        said.add(
                                Json.object()
                                        .put("table", id)
                                        .put("at", line.at())
                                        .put("text", body.at("text"))
                                        .build());
                    }
                }
                case "acted" -> {
                    if (mine) {
                        moves.add(
                                Json.object()
                                        .put("at", line.at())
                                        .put("seat", body.at("s"))
                                        .put("step", open(body.at("x").items().getFirst()))
                                        .build());
                    }
                }
                default -> {
                    if (AGREED.contains(body.at("k").asText())
                            && seats.contains(body.at("s").asText())) {
                        agreed.add(agreed(line.at(), body));
                    }
                }
            }
        }
        var json = Json.object().put("id", id).put("host", host).put("names", Json.texts(names));
        store.table(id)
                .ifPresent(
                        row ->
                                json.put("game", row.game())
                                        .put("phase", row.phase().toLowerCase(Locale.ROOT))
                                        .put("openedAt", row.openedAt())
                                        .put("movedAt", row.movedAt()));
        return json.put("moves", Json.of(moves)).put("agreed", Json.of(agreed)).build();
    }

    private static Json agreed(long at, Json body) {
        var json = Json.object().put("at", at).put("to", body.at("k"));
        body.find("stand")
                .ifPresent(stand -> json.put("stand", stand.asText().toLowerCase(Locale.ROOT)));
        body.find("until").ifPresent(until -> json.put("until", until));
        return json.build();
    }

    /// What I did, without the hash of the whole position after it: whoever knows the rules could try out hidden cards against that.
    private static Json open(Json step) {
        var json = Json.object();
        step.fields()
                .forEach(
                        (name, value) -> {
                            if (!name.equals("h")) {
                                json.put(name, value);
                            }
                        });
        return json.build();
    }

    private Json results(String person) {
        return Json.list(
                store.history().resultsOf(person, HistoryStore.Asked.ALL, MOST_RESULTS),
                row ->
                        Json.object()
                                .put("table", row.table())
                                .put("game", row.game())
                                .put("endedAt", row.endedAt())
                                .put("place", row.rank())
                                .put("points", row.points())
                                .put("cards", row.cards())
                                .build());
    }

    private Json reports(String person) {
        return Json.of(
                store.house().reports(1000).stream()
                        .filter(report -> report.reporter().equals(person))
                        .map(
                                report ->
                                        Json.object()
                                                .put("table", report.table())
                                                .put("at", report.at())
                                                .put("reason", report.reason())
                                                .build())
                        .toList());
    }

    private Json sanctions(String person) {
        return Json.of(
                store.house().sanctions(0).stream()
                        .filter(sanction -> sanction.target().equals(person))
                        .map(
                                sanction ->
                                        Json.object()
                                                .put("kind", sanction.kind())
                                                .put("until", sanction.until())
                                                .put("reason", sanction.reason())
                                                .build())
                        .toList());
    }
}
