package tablee.server.web;

import java.util.List;
import tablee.engine.Json;
import tablee.server.limits.Limits;
import tablee.server.live.Tables;
import tablee.server.store.AskingRow;
import tablee.server.store.KeepStore;
import tablee.server.store.PersonRow;

/// A device asks to be one of somebody's, and they say yes on one they have.
final class AskingRoutes {

    private static final long MILLIS = 300_000;

    private final Tables tables;
    private final KeepStore store;
    private final People people;
    private final KeepRoutes keep;
    private final Limits limits;

    AskingRoutes(Tables tables, People people, KeepRoutes keep, Limits limits) {
        this.tables = tables;
        this.store = tables.store().keep();
        this.people = people;
        this.keep = keep;
        this.limits = limits;
    }

    List<Route> routes() {
        return List.of(
                Route.post(
                        "/api/enter/ask",
                        "Ask to be somebody who is known on another device: it opens `url`, shows the same `sign` and says yes or no. For five minutes.",
                        "{}",
                        "url, for a QR code; sign, two digits; watch, known to this device only",
                        this::ask),
                Route.post(
                        "/api/enter/asked",
                        "What became of it. With `merge`, what I played here as a guest becomes mine too.",
                        "{\"watch\":\"…\",\"merge\":true}",
                        "as /api/enter, and the cookie, when they said yes; 202 while nobody has answered; 403 when they said no",
                        this::asked),
                Route.get(
                        "/api/me/asking/{secret}",
                        "Which device asks to be one of mine.",
                        "label, sign",
                        call -> {
                            PersonRow _ = call.someone();
                            AskingRow asking = asking(call);
                            return Answer.json(
                                    Json.object()
                                            .put("label", asking.label())
                                            .put("sign", asking.sign())
                                            .build());
                        }),
                Route.post(
                        "/api/me/asking/{secret}",
                        "Yes, it is mine; or no.",
                        "{\"agree\":true}",
                        "nothing",
                        this::answer));
    }

    private Answer ask(Call call) {
        if (!limits.newcomer(call.address())) {
            throw new Refusal(429, "server.limit");
        }
        String secret = people.secret(24);
        String watch = people.secret(24);
        long now = tables.now();
        var asking =
                new AskingRow(
                        People.hash(secret),
                        People.hash(watch),
                        call.label(),
                        "",
                        false,
                        now + MILLIS);
        store.ask(asking, now).join();
        return Answer.json(
                201,
                Json.object()
                        .put("url", call.base() + "/yes/" + secret)
                        .put("sign", asking.sign())
                        .put("watch", watch)
                        .build());
    }

    private Answer asked(Call call) {
        String watch = People.hash(call.body().at("watch").asText());
        AskingRow asking =
                store.watched(watch, tables.now())
                        .orElseThrow(() -> new Refusal(404, "server.asking.unknown"));
        if (asking.refused()) {
            throw new Refusal(403, "server.asking.refused");
        }
        if (asking.person().isEmpty()) {
            return Answer.json(202, Json.object().put("waiting", true).build());
        }
        if (!store.answered(asking.hash()).join()) {
            throw new Refusal(404, "server.asking.unknown");
        }
        return keep.entered(call, java.util.Optional.of(asking.person()), "server.asking.unknown");
    }

    /// Nobody has answered it yet.
    private AskingRow asking(Call call) {
        return store.asking(People.hash(call.part("secret")), tables.now())
                .filter(found -> found.person().isEmpty() && !found.refused())
                .orElseThrow(() -> new Refusal(404, "server.asking.unknown"));
    }

    private Answer answer(Call call) {
        PersonRow person = call.someone();
        AskingRow asking = asking(call);
        boolean agrees = call.body().at("agree").asBool();
        if (!store.answer(asking.hash(), agrees ? person.id() : "", !agrees).join()) {
            throw new Refusal(404, "server.asking.unknown");
        }
        return Answer.done();
    }
}
