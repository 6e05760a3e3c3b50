package tablee.server.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.server.limits.Limits;
import tablee.server.live.Tables;
import tablee.server.notice.Notifier;
import tablee.server.notice.Way;
import tablee.server.store.NoticeStore;
import tablee.server.store.PersonRow;
import tablee.server.store.WayRow;
import tablee.server.store.WishRow;

/// By what, when and of which tables I am told when I am away.
final class NoticeRoutes {

    private static final int MOST_WAYS = 3;
    private static final int MOST_TRIES = 5;
    private static final int DAY = 24 * 60;
    private static final int CODES = 1_000_000;
    private static final long CODE_MILLIS = 1_800_000;

    /// How long nothing more is sent to an address that was not confirmed: it may be somebody else's.
    private static final long PATIENCE_MILLIS = 600_000;

    private static final List<Integer> EVERY = List.of(0, 60, DAY);

    private final Tables tables;
    private final NoticeStore store;
    private final Notifier notifier;
    private final Limits limits;
    private final SecureRandom random = new SecureRandom();

    NoticeRoutes(Tables tables, Notifier notifier, Limits limits) {
        this.tables = tables;
        this.store = tables.store().notices();
        this.notifier = notifier;
        this.limits = limits;
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/me/notices",
                        "By what, when and of which tables I am told when I am away.",
                        "mail and hooks (names of hosts): what this server offers; ways: id, kind, target, confirmed; quietFrom, quietTo (minutes of the day), zone, every (minutes), hushed: tables",
                        this::all),
                Route.post(
                        "/api/me/notices",
                        "When I want to be told. `every` is 0 (at once), 60 or 1440: at most one letter in so many minutes, which names all tables that wait."
                                + " The same `quietFrom` and `quietTo`: no quiet hours.",
                        "{\"quietFrom\":1320,\"quietTo\":480,\"zone\":\"Europe/Paris\",\"every\":60}",
                        "as GET /api/me/notices",
                        this::wish),
                Route.post(
                        "/api/me/notices/ways",
                        "Tell me there, too: a code is sent to it, which has to be told back. Kind is mail, discord, matrix or slack; hooks only at hosts that this server names.",
                        "{\"kind\":\"mail\",\"target\":\"ana@example.org\"}",
                        "as GET /api/me/notices",
                        this::add),
                Route.post(
                        "/api/me/notices/ways/{way}/code",
                        "The code that came.",
                        "{\"code\":\"123456\"}",
                        "as GET /api/me/notices",
                        this::confirm),
                Route.delete(
                        "/api/me/notices/ways/{way}",
                        "Tell me nothing there any more.",
                        "",
                        "as GET /api/me/notices",
                        this::remove),
                Route.post(
                        "/api/me/notices/tables/{id}",
                        "Tell me nothing of this table, or tell me again.",
                        "{\"hushed\":true}",
                        "as GET /api/me/notices",
                        this::hush),
                Route.post(
                        "/api/stop/{secret}",
                        "End what a letter was sent by; its last line names the secret.",
                        "{}",
                        "nothing",
                        call -> {
                            if (!store.stop(call.part("secret")).join()) {
                                throw new Refusal(404, "server.way.missing");
                            }
                            return Answer.done();
                        }));
    }

    private Answer all(Call call) {
        return told(call.someone());
    }

    private Answer told(PersonRow person) {
        WishRow wish = store.wishOf(person.id());
        return Answer.json(
                Json.object()
                        .put("mail", notifier.hasMail())
                        .put("hooks", Json.texts(notifier.hookHosts()))
                        .put("ways", Json.list(store.waysOf(person.id()), NoticeRoutes::way))
                        .put("quietFrom", wish.quietFrom())
                        .put("quietTo", wish.quietTo())
                        .put("zone", wish.zone())
                        .put("every", wish.every())
                        .put("hushed", Json.texts(store.hushedBy(person.id())))
                        .build());
    }

    private static Json way(WayRow way) {
        return Json.object()
                .put("id", way.id())
                .put("kind", way.kind().toLowerCase(Locale.ROOT))
                .put("target", way.target())
                .put("confirmed", way.isConfirmed())
                .build();
    }

    private Answer wish(Call call) {
        PersonRow person = call.someone();
        Json body = call.body();
        int every = body.at("every").asInt();
        if (!EVERY.contains(every)) {
            throw BadInput.of("server.way.every", every);
        }
        store.put(
                        new WishRow(
                                person.id(),
                                minute(body, "quietFrom"),
                                minute(body, "quietTo"),
                                Notifier.zone(body.at("zone").asText()),
                                every,
                                store.wishOf(person.id()).sentAt()))
                .join();
        return told(person);
    }

    private static int minute(Json body, String name) {
        int minute = body.at(name).asInt();
        if (minute < 0 || minute >= DAY) {
            throw BadInput.of("server.range", name, minute, 0, DAY - 1);
        }
        return minute;
    }

    private Answer add(Call call) {
        PersonRow person = call.someone();
        Way kind = Way.of(call.body().at("kind").asText());
        String target = call.body().at("target").asText().trim();
        if (!notifier.accepts(kind, target)) {
            throw new Refusal(400, kind == Way.MAIL ? "server.way.mail" : "server.way.hook");
        }
        if (store.waysOf(person.id()).size() >= MOST_WAYS) {
            throw new Refusal(409, "server.way.many", MOST_WAYS);
        }
        long now = tables.now();
        boolean room =
                limits.keeping(call.address())
                        && tables.store()
                                .keep()
                                .spend(
                                        hash("way " + target + " " + now / PATIENCE_MILLIS),
                                        now + PATIENCE_MILLIS,
                                        now)
                                .join();
        if (!room) {
            throw new Refusal(429, "server.way.soon");
        }
        String id = tables.newId();
        String code = String.format(Locale.ROOT, "%06d", random.nextInt(CODES));
        var way =
                new WayRow(
                        id,
                        person.id(),
                        kind.name(),
                        target,
                        hash(id + code),
                        0,
                        tables.newId() + tables.newId(),
                        now);
        store.add(way).join();
        if (!notifier.sendCode(way, code, person.language())) {
            store.remove(person.id(), id).join();
            throw new Refusal(502, "server.way.unreached");
        }
        return told(person);
    }

    private Answer confirm(Call call) {
        PersonRow person = call.someone();
        String id = call.part("way");
        String code = call.body().at("code").asText().trim();
        WayRow way =
                store.way(person.id(), id)
                        .orElseThrow(() -> new Refusal(404, "server.way.missing"));
        if (way.isConfirmed()) {
            return told(person);
        }
        // A try counts before it is known whether it is right: many at once are no more tries.
        if (tables.now() - way.at() > CODE_MILLIS
                || !store.tried(person.id(), id, MOST_TRIES).join()) {
            store.remove(person.id(), id).join();
            throw new Refusal(409, "server.way.over");
        }
        if (!store.confirm(person.id(), id, hash(id + code)).join()) {
            throw new Refusal(409, "server.way.code");
        }
        return told(person);
    }

    private Answer remove(Call call) {
        PersonRow person = call.someone();
        if (!store.remove(person.id(), call.part("way")).join()) {
            throw new Refusal(404, "server.way.missing");
        }
        return told(person);
    }

    private Answer hush(Call call) {
        PersonRow person = call.someone();
        String table = call.part("id");
        if (!tables.store().house().tracesOf(person.id()).contains(table)) {
            throw new Refusal(404, "server.table.missing");
        }
        boolean on = call.body().find("hushed").map(Json::asBool).orElse(true);
        store.hush(person.id(), table, on).join();
        return told(person);
    }

    private static String hash(String text) {
        try {
            return HexFormat.of()
                    .formatHex(
                            MessageDigest.getInstance("SHA-256")
                                    .digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every machine knows SHA-256", e);
        }
    }
}
