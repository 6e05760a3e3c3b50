package tablee.server.web;

import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import tablee.engine.Json;
import tablee.engine.Seats;
import tablee.engine.Texts;
import tablee.server.limits.Limits;
import tablee.server.store.PersonRow;
import tablee.server.store.Store;
import tablee.table.tell.Summary;

/// Who one is, and one's games.
final class PeopleRoutes {

    static final String COOKIE = "tablee";
    private static final int A_YEAR = 31_536_000;

    private final People people;
    private final Store store;
    private final Limits limits;
    private final HouseRules house;
    private final LongSupplier now;

    PeopleRoutes(People people, Store store, Limits limits, HouseRules house, LongSupplier now) {
        this.now = now;
        this.people = people;
        this.store = store;
        this.limits = limits;
        this.house = house;
    }

    List<Route> routes() {
        return List.of(
                Route.post(
                        "/api/people",
                        "Become somebody: a name is enough. Sets the cookie; a program gets its token in the answer.",
                        "{\"name\":\"Ana\",\"language\":\"fr\",\"program\":false}",
                        "name, language, program; token for programs",
                        this::welcome),
                Route.get(
                        "/api/me", "Who I am.", "id, name, language, program, moderator", this::me),
                Route.post(
                        "/api/me",
                        "Change my name, language or picture: a word for one of those that pages offer, with the number of a colour; empty for none.",
                        "{\"name\":\"Ana\",\"language\":\"en\",\"face\":\"fox-2\"}",
                        "name, language, program, face",
                        this::rename),
                Route.get(
                        "/api/me/tables",
                        "My games: those that wait for me first.",
                        "tables: id, game, phase, seats, free, mine, waitsForMe, movedAt, people",
                        this::tables),
                Route.post(
                        "/api/me/tables/{id}/away",
                        "Put a row of my games away, or take it out again: one that is running comes back by itself when it moves.",
                        "{\"away\":true}",
                        "nothing",
                        this::putAway));
    }

    private Answer welcome(Call call) {
        if (!limits.newcomer(call.address())) {
            throw new Refusal(429, "server.limit");
        }
        boolean program = call.body().find("program").map(Json::asBool).orElse(false);
        var newcomer =
                people.welcome(
                        house.name(call.body().at("name")), language(call), program, call.label());
        Json person = person(newcomer.person());
        if (!program) {
            return Answer.json(201, person).with("Set-Cookie", cookie(newcomer.token(), call));
        }
        var json = Json.object();
        person.fields().forEach(json::put);
        return Answer.json(201, json.put("token", newcomer.token()).build());
    }

    private static String language(Call call) {
        String language = call.body().find("language").map(Json::asText).orElseGet(call::language);
        if (!Texts.LANGUAGES.contains(language)) {
            throw new Refusal(
                    400,
                    "server.language",
                    language.substring(0, Math.min(20, language.length())),
                    String.join(", ", Texts.LANGUAGES));
        }
        return language;
    }

    /// The cookie of a device; an empty token takes it away.
    static String cookie(String token, Call call) {
        return cookie(token, token.isEmpty() ? 0 : A_YEAR, call);
    }

    private static String cookie(String token, int age, Call call) {
        return COOKIE
                + "="
                + token
                + "; Path=/; HttpOnly; SameSite=Lax; Max-Age="
                + age
                + (call.secure() ? "; Secure" : "");
    }

    private Json person(PersonRow person) {
        return Json.object()
                .put("id", person.id())
                .put("name", person.name())
                .put("language", person.language())
                .put("program", person.program())
                .put("face", person.face())
                .put("moderator", house.order().isModerator(person.id()))
                .build();
    }

    private Answer me(Call call) {
        return Answer.json(person(call.someone()));
    }

    private Answer rename(Call call) {
        PersonRow person = call.someone();
        String name = call.body().find("name").map(house::name).orElse(person.name());
        String language =
                call.body().find("language").isPresent() ? language(call) : person.language();
        String face = call.body().find("face").map(TypedInput::face).orElse(person.face());
        return Answer.json(person(people.change(person, name, language, face)));
    }

    private Answer putAway(Call call) {
        String person = call.someone().id();
        String table = call.part("id");
        boolean mine =
                store.house().tracesOf(person).contains(table) && store.table(table).isPresent();
        if (!mine) {
            throw new Refusal(404, "server.table.missing");
        }
        boolean away = call.body().find("away").map(Json::asBool).orElse(true);
        store.putAway(person, table, away, now.getAsLong()).join();
        return Answer.done();
    }

    private Answer tables(Call call) {
        var tables =
                store.tablesOf(call.someone().id(), 200).stream()
                        .map(
                                seated ->
                                        Json.object()
                                                .put("id", seated.row().id())
                                                .put("game", seated.row().game())
                                                .put(
                                                        "phase",
                                                        seated.row()
                                                                .phase()
                                                                .toLowerCase(Locale.ROOT))
                                                .put("seats", seated.row().seats())
                                                .put("free", seated.row().free())
                                                .put("mine", Seats.of(seated.mine()).toJson())
                                                .put("waitsForMe", seated.waitsForMe())
                                                .put("movedAt", seated.row().movedAt())
                                                .put(
                                                        "people",
                                                        Summary.seats(
                                                                seated.row().summary(),
                                                                call.language()))
                                                .build())
                        .toList();
        return Answer.json(Json.object().put("tables", Json.of(tables)).build());
    }
}
