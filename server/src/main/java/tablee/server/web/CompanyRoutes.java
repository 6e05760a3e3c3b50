package tablee.server.web;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import tablee.engine.Json;
import tablee.server.limits.Limits;
import tablee.server.live.Tables;
import tablee.server.people.Badge;
import tablee.server.people.Here;
import tablee.server.people.Wish;
import tablee.server.store.CompanyStore;
import tablee.server.store.CompanyStore.Kind;
import tablee.server.store.CompanyStore.Tie;
import tablee.server.store.HistoryStore.Met;
import tablee.server.store.LinkRow;
import tablee.server.store.PersonRow;
import tablee.server.store.QueueRow;

/// Finding people: friends, who of them is here, asking one of them to a table, and a game now with whoever wants the same. People are named by badges,
/// which are good for one reader.
final class CompanyRoutes {

    /// What a link that makes friends has in place of a seat.
    static final int FRIENDS = -2;

    private static final int MOST = 200;
    private static final int MOST_MET = 100;
    private static final long LINK_MILLIS = 7 * 86_400_000L;
    private static final long ASKED_EVERY = 4_000;
    private static final int LONGEST_WAIT = 600;

    private final TableCalls calls;
    private final Tables tables;
    private final CompanyStore store;
    private final People people;
    private final Limits limits;
    private final Here here;

    CompanyRoutes(TableCalls calls, People people, Limits limits, Here here) {
        this.here = here;
        this.calls = calls;
        this.tables = calls.tables();
        this.store = tables.store().company();
        this.people = people;
        this.limits = limits;
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/me/friends",
                        "Friends and who of them is here, who asks, whom I could ask, and tables to which I am invited.",
                        "friends: badge, name, here; asked, asking, blocked: badge, name; met: badge, name; invites: table, game, name, badge",
                        this::friends),
                Route.post(
                        "/api/me/friends",
                        "Ask somebody with whom I have played, or who asks me, to be a friend: by badge, or by the secret of their link.",
                        "{\"badge\":\"…\"}",
                        "as GET",
                        this::ask),
                Route.post(
                        "/api/me/friends/link",
                        "A secret link that makes whoever follows it a friend: good once, for a week.",
                        "{}",
                        "secret and url",
                        this::link),
                Route.delete(
                        "/api/me/friends/{badge}",
                        "No longer a friend, asked, or blocked.",
                        "",
                        "as GET /api/me/friends",
                        call -> changed(call, other -> store.part(me(call), other).join())),
                Route.post(
                        "/api/me/friends/{badge}/block",
                        "Somebody can neither ask nor invite me any more, and a game now never seats us together. They are not told.",
                        "{}",
                        "as GET /api/me/friends",
                        call ->
                                changed(
                                        call,
                                        other ->
                                                store.block(me(call), other, tables.now()).join())),
                Route.post(
                        "/api/tables/{id}/ask",
                        "Ask a friend to a table where I sit and a chair is free.",
                        "{\"badge\":\"…\"}",
                        "nothing",
                        this::invite),
                Route.delete(
                        "/api/me/invites/{table}",
                        "Put an invitation away.",
                        "",
                        "nothing",
                        call -> {
                            store.decline(me(call), call.part("table")).join();
                            return Answer.done();
                        }),
                Route.post(
                        "/api/queue",
                        "A game now: wait for others who want the same; after `wait` seconds bots fill the chairs. Pace is calm, quick or slow. Ask"
                                + " GET /api/queue every few seconds: whoever does not ask is not seated.",
                        "{\"game\":\"cabo\",\"seats\":3,\"preset\":\"\",\"pace\":\"calm\",\"wait\":30}",
                        "as GET",
                        this::enqueue),
                Route.get(
                        "/api/queue",
                        "What has become of my wish.",
                        "waiting; until; table, when I sit at one",
                        call -> queued(call.someone())),
                Route.delete(
                        "/api/queue", "I no longer want a game now.", "", "as GET", this::dequeue));
    }

    private static String me(Call call) {
        return call.someone().id();
    }

    // ---- friends

    private Answer friends(Call call) {
        String me = me(call);
        here.now(me);
        long now = tables.now();
        List<Tie> ties = store.tiesOf(me, MOST);
        List<Tie> asking = store.askingFor(me, MOST);
        List<String> known =
                Stream.concat(ties.stream(), asking.stream()).map(Tie::person).toList();
        List<Met> met = met(me).stream().filter(one -> !known.contains(one.person())).toList();
        Named named = named(me, known, met);
        return Answer.json(
                Json.object()
                        .put(
                                "friends",
                                Json.list(
                                        of(ties, Kind.FRIEND),
                                        tie ->
                                                named.of(tie.person(), tie.name())
                                                        .put("here", Here.isHere(tie.hereAt(), now))
                                                        .build()))
                        .put("asked", names(named, of(ties, Kind.ASKED)))
                        .put("asking", names(named, asking))
                        .put("blocked", names(named, of(ties, Kind.BLOCKED)))
                        .put(
                                "met",
                                Json.list(met, one -> named.of(one.person(), one.name()).build()))
                        .put(
                                "invites",
                                Json.list(
                                        store.invitesOf(me, MOST),
                                        one ->
                                                named.of(one.host(), one.name())
                                                        .put("table", one.table())
                                                        .put("game", one.game())
                                                        .build()))
                        .build());
    }

    private static List<Tie> of(List<Tie> ties, Kind kind) {
        return ties.stream().filter(tie -> tie.kind() == kind).toList();
    }

    private static Json names(Named named, List<Tie> ties) {
        return Json.list(ties, tie -> named.of(tie.person(), tie.name()).build());
    }

    /// Somebody as whoever asks is told of them: never by what stands for them in the store.
    private record Named(String me, Map<String, String> faces) {
        Json.Builder of(String person, String name) {
            var json = Json.object().put("badge", Badge.of(me, person)).put("name", name);
            String face = faces.getOrDefault(person, "");
            return face.isEmpty() ? json : json.put("face", face);
        }
    }

    private Named named(String me, List<String> known, List<Met> met) {
        List<String> all =
                Stream.concat(known.stream(), met.stream().map(Met::person)).distinct().toList();
        return new Named(me, tables.store().people().facesOf(all));
    }

    /// Those one has played with and who are still somebody here.
    private List<Met> met(String me) {
        return tables.store().history().metBy(me, MOST_MET).stream()
                .filter(one -> !one.person().startsWith("gone-"))
                .toList();
    }

    /// Somebody of whom I know by a tie, a question or a game.
    private String other(Call call, String badge) {
        String me = me(call);
        Function<String, Boolean> meant = person -> Badge.of(me, person).equals(badge);
        return Stream.of(
                        store.tiesOf(me, MOST).stream().map(Tie::person),
                        store.askingFor(me, MOST).stream().map(Tie::person),
                        met(me).stream().map(Met::person))
                .flatMap(people -> people)
                .filter(meant::apply)
                .findFirst()
                .orElseThrow(() -> new Refusal(404, "server.person.missing"));
    }

    private Answer changed(Call call, java.util.function.Consumer<String> change) {
        change.accept(other(call, call.part("badge")));
        return friends(call);
    }

    private Answer ask(Call call) {
        String me = me(call);
        room(me);
        Optional<String> secret = call.body().find("secret").map(Json::asText);
        if (secret.isPresent()) {
            LinkRow link =
                    tables.store()
                            .people()
                            .link(People.hash(secret.get()), tables.now())
                            .filter(one -> one.seat() == FRIENDS && !one.person().equals(me))
                            // A link that was given away before is none for whoever was blocked
                            // since.
                            .filter(
                                    one ->
                                            !store.kind(one.person(), me)
                                                    .equals(Optional.of(Kind.BLOCKED)))
                            .orElseThrow(() -> new Refusal(404, "server.link.unknown"));
            if (!tables.store().people().use(link).join()) {
                throw new Refusal(404, "server.link.unknown");
            }
            room(link.person());
            store.befriend(me, link.person(), tables.now()).join();
        } else {
            store.ask(me, other(call, call.body().at("badge").asText()), tables.now()).join();
        }
        return friends(call);
    }

    private void room(String person) {
        if (store.tiesOf(person, MOST).size() >= MOST) {
            throw new Refusal(409, "server.friends.many", MOST);
        }
    }

    private Answer link(Call call) {
        String me = me(call);
        if (!limits.keeping(call.address())) {
            throw new Refusal(429, "server.limit");
        }
        here.now(me);
        String secret = people.secret(24);
        tables.store()
                .people()
                .add(new LinkRow(People.hash(secret), me, "", FRIENDS, tables.now() + LINK_MILLIS))
                .join();
        return Answer.json(
                201,
                Json.object()
                        .put("secret", secret)
                        .put("url", call.base() + "/friends/" + secret)
                        .build());
    }

    private Answer invite(Call call) {
        PersonRow person = call.someone();
        String id = call.part("id");
        if (calls.look(id, table -> table.seatsOf(person.id())).isEmpty()) {
            throw new Refusal(403, "server.seat.notyours");
        }
        String friend = other(call, call.body().at("badge").asText());
        boolean friends =
                store.kind(friend, person.id()).equals(Optional.of(Kind.FRIEND))
                        && store.kind(person.id(), friend).equals(Optional.of(Kind.FRIEND));
        if (!friends) {
            throw new Refusal(403, "server.friends.only");
        }
        if (calls.look(id, table -> table.guests().isOut(friend))) {
            throw new Refusal(403, "server.house.out");
        }
        store.invite(friend, id, person.id(), tables.now()).join();
        return Answer.done();
    }

    // ---- a game now

    private Answer enqueue(Call call) {
        PersonRow person = call.someone();
        calls.requireRoom(person);
        Wish wish = Wish.asked(call.body(), tables.games().find(call.body().at("game").asText()));
        int wait = call.body().find("wait").map(Json::asInt).orElse(30);
        if (wait < 0 || wait > LONGEST_WAIT) {
            throw new Refusal(400, "server.queue.wait", LONGEST_WAIT);
        }
        long now = tables.now();
        boolean taken =
                store.queued(person.id())
                        .filter(row -> row.table().isEmpty() && row.takenAt() >= now)
                        .isPresent();
        if (!taken) {
            store.enqueue(
                            new QueueRow(
                                    person.id(), wish.text(), now, now + 1000L * wait, now, 0, ""))
                    .join();
        }
        return queued(person);
    }

    private Answer queued(PersonRow person) {
        long now = tables.now();
        Optional<QueueRow> row = store.queued(person.id());
        var json =
                Json.object().put("waiting", row.filter(one -> one.table().isEmpty()).isPresent());
        row.ifPresent(
                one -> {
                    json.put("until", one.untilAt());
                    if (!one.table().isEmpty()) {
                        json.put("table", one.table());
                    } else if (now - one.seenAt() > ASKED_EVERY) {
                        store.seen(person.id(), now).join();
                    }
                });
        return Answer.json(json.build());
    }

    private Answer dequeue(Call call) {
        PersonRow person = call.someone();
        boolean _ = store.dequeue(person.id(), tables.now()).join();
        return queued(person);
    }
}
