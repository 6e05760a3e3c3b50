package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;
import static tablee.server.api.Operation.Asks.ANYBODY;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Json;
import tablee.engine.form.Shape;
import tablee.server.api.Operation;
import tablee.server.api.Operations;
import tablee.server.people.FakeHook;
import tablee.server.push.FakePushService;
import tablee.server.store.WayRow;
import tablee.table.tell.Wire;
import tablee.testkit.ShapeCheck;

/// The documents of the API say of every operation what it takes and gives, and a server was seen
/// to do so.
class EveryOperationTest {

    private static final Path EXAMPLES = Path.of("src/main/resources/tablee/server/examples.json");

    /// Asked where there is no JSON to hold against a shape, or by [Client#connect].
    private static final Set<String> NO_JSON =
            Set.of(
                    "GET /health",
                    "GET /ready",
                    "GET /metrics",
                    "GET /api/me/history.csv",
                    "GET /api/evenings/{id}/calendar.ics",
                    "GET /api/oidc",
                    "GET /api/oidc/back",
                    "GET /api/tables/{id}/scenario",
                    "GET /api/tables/{id}/socket");

    @TempDir Path data;
    private TableServer server;
    private Client ana;
    private Client ben;
    private Client admin;

    @BeforeEach
    void open() {
        server =
                TableServer.start(
                        TestServer.config(data)
                                .with("push-hosts", "localhost")
                                .with("content-editing", "server")
                                .with("contents", data.resolve("sets").toString())
                                .with("admin-token", "sesame"));
        ana = Client.program(server.port(), "Ana");
        ben = Client.program(server.port(), "Ben");
        admin = Client.known(server.port(), "sesame");
    }

    @AfterEach
    void close() {
        server.close();
    }

    private static Json nothing() {
        return Json.object().build();
    }

    @Test
    void every_route_is_an_operation_with_types_and_every_operation_a_route() {
        Json document = ana.get("/api/openapi.json").body();
        var routes = new TreeSet<String>();
        document.at("paths")
                .fields()
                .forEach(
                        (path, methods) ->
                                methods.fields()
                                        .keySet()
                                        .forEach(
                                                method ->
                                                        routes.add(
                                                                method.toUpperCase(
                                                                                java.util.Locale
                                                                                        .ROOT)
                                                                        + " "
                                                                        + path)));
        assertThat(Operations.all().keySet())
                .as("declare what a new route takes and gives in tablee.server.api")
                .containsExactlyElementsOf(routes);
    }

    @Test
    void no_answer_and_no_request_is_untyped() {
        Json document = ana.get("/api/openapi.json").body();
        Json schemas = document.at("components").at("schemas");
        var untyped = new ArrayList<String>();
        document.at("paths")
                .fields()
                .forEach(
                        (path, methods) ->
                                methods.fields()
                                        .forEach(
                                                (method, operation) ->
                                                        untyped(
                                                                method + " " + path,
                                                                operation,
                                                                schemas,
                                                                new LinkedHashSet<>(),
                                                                untyped)));
        // Documents that are described by standards of their own.
        untyped.removeIf(at -> at.matches("get /api/(openapi|asyncapi|socket).json .*"));
        assertThat(untyped).isEmpty();
    }

    /// Schemas that say nothing, wherever they are referred to; what a game says of itself is held
    /// by the game's own conformance.
    private static void untyped(
            String at, Json json, Json schemas, Set<String> passed, List<String> found) {
        if (json instanceof Json.Arr list) {
            list.values().forEach(item -> untyped(at, item, schemas, passed, found));
        }
        if (!(json instanceof Json.Obj object)) {
            return;
        }
        object.entries()
                .forEach(
                        (name, value) -> {
                            boolean schema =
                                    Set.of("schema", "items", "additionalProperties")
                                            .contains(name);
                            if (schema && value instanceof Json.Obj o && o.entries().isEmpty()) {
                                found.add(at + " " + name);
                            }
                            if (name.equals("$ref")) {
                                String to = value.asText().replaceAll(".*/", "");
                                if (!to.contains(".") && passed.add(to)) {
                                    Json target = schemas.at(to);
                                    target.find("properties")
                                            .map(Json::fields)
                                            .orElse(Map.of())
                                            .forEach(
                                                    (field, shape) -> {
                                                        if (shape instanceof Json.Obj o
                                                                && o.entries().isEmpty()) {
                                                            found.add(at + " " + to + "." + field);
                                                        }
                                                    });
                                    untyped(at, target, schemas, passed, found);
                                }
                            } else if (!name.equals("example")) {
                                untyped(at, value, schemas, passed, found);
                            }
                        });
    }

    @Test
    void who_has_to_be_somebody_is_told_so() {
        Client nobody = Client.nobody(server.port());
        String table = ana.shortCabo(2);
        Operations.all()
                .forEach(
                        (key, operation) -> {
                            String path =
                                    key.substring(key.indexOf(' ') + 1)
                                            .replace("{game}", "cabo")
                                            .replace("{id}", table)
                                            .replaceAll("\\{[a-z]+}", "x");
                            int status =
                                    switch (key.substring(0, key.indexOf(' '))) {
                                        case "GET" ->
                                                NO_JSON.contains(key) && operation.asks() == ANYBODY
                                                        ? 0
                                                        : nobody.get(path).status();
                                        case "DELETE" -> nobody.delete(path, nothing()).status();
                                        default -> nobody.post(path, nothing()).status();
                                    };
                            switch (operation.asks()) {
                                case SOMEBODY -> assertThat(status).as(key).isEqualTo(401);
                                case MODERATOR, ADMIN -> assertThat(status).as(key).isEqualTo(403);
                                case ANYBODY -> assertThat(status).as(key).isNotIn(401, 403, 500);
                            }
                        });
    }

    @Test
    void what_will_go_says_what_to_ask_instead() {
        var answer = ana.headers("/api/socket.json");
        assertThat(answer.firstValue("Deprecation"))
                .hasValueSatisfying(day -> assertThat(day).startsWith("@"));
        assertThat(answer.firstValue("Link"))
                .hasValue("</api/asyncapi.json>; rel=\"successor-version\"");
        assertThat(ana.headers("/api/games").firstValue("Deprecation")).isEmpty();
        Operations.all()
                .forEach(
                        (key, operation) ->
                                operation
                                        .instead()
                                        .ifPresent(
                                                other ->
                                                        assertThat(Operations.all())
                                                                .as(key)
                                                                .containsKey(other)));
    }

    /// Asks everything once; what is heard is held against its shape by [Traffic].
    @Test
    void every_operation_answers_as_it_is_described() throws Exception {
        var messages = walk();
        var missing = new TreeSet<>(Operations.all().keySet());
        missing.removeAll(Traffic.answered().keySet());
        missing.removeAll(NO_JSON);
        assertThat(missing).isEmpty();
        if (Boolean.getBoolean("golden.update")) {
            write(messages);
        }
        held();
    }

    private Map<String, Json> walk() throws Exception {
        String table = ana.shortCabo(2);
        Client.Line line = ana.connect(table, "");
        ana.post("/api/tables/" + table + "/hint", nothing());
        ana.command(table, Json.object().put("cmd", "say").put("text", "Bonjour"));
        Client.Line lean = ana.connect(table, "?lean=1");
        Players.playOut(lean, lean.next("table"));
        afterwards(table);
        people(table);
        kept();
        sets();
        company();
        letters();
        evening();
        house(table);
        var messages = new TreeMap<String, Json>();
        for (Json message : line.all) {
            messages.putIfAbsent("socket." + message.at("t").asText(), message);
        }
        return messages;
    }

    private void afterwards(String table) throws Exception {
        String at = "/api/tables/" + table;
        for (String part :
                List.of(
                        "",
                        "/story",
                        "/recap",
                        "/chat",
                        "/replay",
                        "/frames?to=3",
                        "/verify",
                        "/draws")) {
            assertThat(ana.get(at + part).status()).as(part).isEqualTo(200);
        }
        assertThat(ana.get(at + "/replay?as=open&to=3").status()).isEqualTo(200);
        assertThat(ana.text(at + "/scenario")).contains("then:");
        while (ana.get(at + "/analysis").status() == 202) {
            Thread.onSpinWait();
        }
        Json replay = ana.get(at + "/replay").body();
        var file = Json.object().put("replay", replay).build();
        ana.post("/api/replays", file);
        ana.post("/api/replays/verify", file);
        ana.post("/api/replays/draws", file);
        ana.post(
                "/api/replays/frames",
                Json.object().put("replay", replay).put("as", "open").put("to", 2).build());
        ana.post(
                at + "/continue",
                Json.object().put("step", 2).put("seat", "A").put("level", "random").build());
        ana.post(at + "/rematch", nothing());
    }

    private void people(String table) throws Exception {
        for (String path :
                List.of(
                        "/api",
                        "/api/openapi.json",
                        "/api/asyncapi.json",
                        "/api/socket.json",
                        "/api/house",
                        "/api/games",
                        "/api/games/cabo",
                        "/api/games/cabo/book",
                        "/api/games/cabo/puzzles",
                        "/api/games/cabo/puzzles/two-for-one?move=exchange%201%203",
                        "/api/games/cabo/texts",
                        "/api/tables",
                        "/api/me",
                        "/api/me/tables",
                        "/api/me/devices",
                        "/api/me/export",
                        "/api/push/key")) {
            assertThat(ana.get(path).status()).as(path).isEqualTo(200);
        }
        ana.post("/api/me", Json.object().put("name", "Anaïs").build());
        ana.post("/api/me/tables/" + table + "/away", Json.object().put("away", true).build());
        ana.post("/api/me/holiday", Json.object().put("days", 3).build());
        Json link = ana.post("/api/me/devices", nothing()).body();
        String secret = "/api/links/" + link.at("secret").asText();
        ana.get(secret);
        ben.post(secret, nothing());
        Json devices = ana.get("/api/me/devices").body().at("devices");
        for (Json device : devices.items()) {
            if (!device.at("here").asBool()) {
                ana.delete("/api/me/devices/" + device.at("id").asText(), nothing());
            }
        }
        try (var service = new FakePushService()) {
            ana.post("/api/push", service.subscription());
            ana.delete("/api/push", Json.object().put("endpoint", service.endpoint()).build());
        }
        String open = opened(ana);
        ana.get("/api/tables");
        ana.post("/api/tables/" + open + "/link", Json.object().put("seat", "A").build());
        ana.delete("/api/tables/" + open, nothing());
    }

    private static String opened(Client who) {
        return who.post(
                        "/api/tables",
                        Json.object()
                                .put("game", "cabo")
                                .put("seats", 2)
                                .put("sit", true)
                                .put("terms", Json.object().put("listed", true).build())
                                .build())
                .body()
                .at("id")
                .asText();
    }

    private void kept() throws Exception {
        for (String path : List.of("/api/me/keep", "/api/me/history", "/api/me/figures")) {
            assertThat(ana.get(path).status()).as(path).isEqualTo(200);
        }
        assertThat(ana.text("/api/me/history.csv")).startsWith("ended,");
        var key = new SoftKey("http://localhost:" + server.port());
        Json begun = ana.post("/api/me/passkeys/begin", nothing()).body();
        Json kept = ana.post("/api/me/passkeys", key.made(begun)).body();
        Client elsewhere = Client.nobody(server.port());
        elsewhere.post(
                "/api/enter",
                key.used(elsewhere.post("/api/enter/begin", nothing()).body()).build());
        Json asked = elsewhere.post("/api/enter/ask", nothing()).body();
        Json watch = Json.object().put("watch", asked.at("watch")).build();
        assertThat(elsewhere.post("/api/enter/asked", watch).status()).isEqualTo(202);
        String asking = "/api/me/asking/" + asked.at("url").asText().replaceAll(".*/", "");
        ana.get(asking);
        ana.post(asking, Json.object().put("agree", true).build());
        elsewhere.post("/api/enter/asked", watch);
        Json words = ana.post("/api/me/words", nothing()).body();
        elsewhere.post("/api/enter/words", Json.object().put("words", words.at("words")).build());
        String id = kept.at("passkeys").items().getFirst().at("id").asText();
        ana.delete("/api/me/passkeys/" + id, nothing());
        admin.get("/api/admin/history");
        admin.post("/api/admin/history", nothing());
    }

    private void sets() {
        assertThat(ana.get("/api/sets").status()).isEqualTo(200);
        Json files = ana.get("/api/sets/cabo/house").body();
        var set = Json.object().put("name", "menagerie").put("files", files.at("files"));
        Json kept = set.build();
        Json tried = set.put("card", "7").put("open", true).build();
        assertThat(ana.post("/api/sets/cabo/check", tried).status()).isEqualTo(200);
        String id = ben.get("/api/me").body().at("id").asText();
        var appoint = Json.object().put("person", id).put("on", true).build();
        admin.post("/api/admin/moderators", appoint);
        assertThat(ben.post("/api/sets/cabo/keep", kept).status()).isEqualTo(201);
    }

    private void company() {
        Json link = ana.post("/api/me/friends/link", nothing()).body();
        Json friends =
                ben.post("/api/me/friends", Json.object().put("secret", link.at("secret")).build())
                        .body();
        ana.get("/api/me/friends");
        Json badge = friends.at("friends").items().getFirst().at("badge");
        String table = opened(ben);
        ben.post("/api/tables/" + table + "/ask", Json.object().put("badge", badge).build());
        ana.delete("/api/me/invites/" + table, nothing());
        ben.post("/api/me/friends/" + badge.asText() + "/block", nothing());
        ben.delete("/api/me/friends/" + badge.asText(), nothing());
        ana.post("/api/queue", Json.object().put("game", "cabo").put("seats", 2).build());
        ana.get("/api/queue");
        ana.delete("/api/queue", nothing());
    }

    /// At a server whose host has named a chat.
    private void letters() throws Exception {
        try (var hook = new FakeHook();
                var other =
                        TableServer.start(
                                TestServer.config(data.resolve("letters"))
                                        .with("public-url", "https://tablee.example")
                                        .with("hook-hosts", "localhost"))) {
            Client zoe = Client.program(other.port(), "Zoé");
            Json ways =
                    zoe.post(
                                    "/api/me/notices/ways",
                                    Json.object()
                                            .put("kind", "matrix")
                                            .put("target", hook.address())
                                            .build())
                            .body();
            String way =
                    "/api/me/notices/ways/" + ways.at("ways").items().getFirst().at("id").asText();
            String code = FakeHook.codeIn(hook.told.getFirst().at("text").asText());
            zoe.post(way + "/code", Json.object().put("code", code).build());
            zoe.post(
                    "/api/me/notices",
                    Json.object()
                            .put("quietFrom", 1320)
                            .put("quietTo", 480)
                            .put("zone", "Europe/Paris")
                            .put("every", 60)
                            .build());
            zoe.post(
                    "/api/me/notices/tables/" + opened(zoe),
                    Json.object().put("hushed", true).build());
            assertThat(zoe.get("/api/me/notices").body().at("hushed").items()).hasSize(1);
            String me = zoe.get("/api/me").body().at("id").asText();
            var store = other.tables().store().notices();
            assertThat(zoe.delete(way, nothing()).status()).isEqualTo(200);
            store.add(new WayRow("w", me, "MATRIX", hook.address(), "", 0, "s", 1)).join();
            assertThat(zoe.post("/api/stop/s", nothing()).status()).isEqualTo(200);
            assertThat(store.waysOf(me)).isEmpty();
        }
    }

    private void evening() {
        Json made =
                ana.post(
                                "/api/evenings",
                                Json.object()
                                        .put("title", "Vendredi")
                                        .put("game", "cabo")
                                        .put("seats", 2)
                                        .put("rounds", 2)
                                        .put("final", true)
                                        .put("minutes", 30)
                                        .build())
                        .body();
        String at = "/api/evenings/" + made.at("id").asText();
        for (Client who : List.of(ana, ben)) {
            who.post(at + "/join", nothing());
        }
        ana.post(at + "/next", nothing());
        Json seen = ben.get(at).body();
        ana.get("/api/evenings");
        Json badge = seen.at("standings").items().getFirst().at("badge");
        ben.post(at + "/leave", nothing());
        ana.post(at + "/out", Json.object().put("badge", badge).build());
        ana.post(at + "/stop", nothing());
        assertThat(ana.get(at + "/comparison").body().at("questions").items()).isEmpty();
    }

    private void house(String table) {
        Json said = ana.get("/api/tables/" + table + "/chat").body().at("lines").items().getFirst();
        ben.post(
                "/api/tables/" + table + "/report",
                Json.object().put("line", said.at("seq")).put("reason", "loud").build());
        String id = ana.get("/api/me").body().at("id").asText();
        Json report = admin.get("/api/admin/reports").body().at("reports").items().getFirst();
        admin.post("/api/admin/reports/" + report.at("id").asText() + "/done", nothing());
        admin.post(
                "/api/admin/moderators", Json.object().put("person", id).put("on", true).build());
        String sanction =
                admin.post(
                                "/api/admin/sanctions",
                                Json.object()
                                        .put("kind", "silence")
                                        .put("target", "192.0.2.0/24")
                                        .put("hours", 1)
                                        .build())
                        .body()
                        .at("id")
                        .asText();
        for (String path : List.of("sanctions", "people", "audit", "tables", "moderators")) {
            assertThat(admin.get("/api/admin/" + path).status()).as(path).isEqualTo(200);
        }
        admin.delete("/api/admin/sanctions/" + sanction, nothing());
        admin.get("/api/admin/people/" + id + "/export");
        admin.post("/api/admin/announce", Json.object().put("text", "Bonsoir").build());
        String other = ben.shortCabo(2);
        admin.post(
                "/api/admin/tables/" + other + "/commands",
                Json.object().put("cmd", "chat").put("on", false).build());
        admin.post("/api/admin/tables/" + other + "/close", nothing());
        admin.delete("/api/admin/tables/" + other, nothing());
        ana.post("/api/me/forget", nothing());
        Client zoe = Client.program(server.port(), "Zoe");
        zoe.delete("/api/me", nothing());
        String leaver =
                Client.program(server.port(), "Max").get("/api/me").body().at("id").asText();
        admin.post("/api/admin/people/" + leaver + "/delete", nothing());
    }

    // ---- examples

    private static void write(Map<String, Json> messages) throws Exception {
        var all = new TreeMap<>(messages);
        Traffic.answered().forEach(all::put);
        all.keySet().removeIf(key -> key.matches("GET /api/(openapi|asyncapi|socket)\\.json"));
        var json = Json.object();
        all.forEach((key, body) -> json.put(key, shortened(body)));
        Files.writeString(EXAMPLES, json.build().pretty());
    }

    /// Two of every list are enough; names and texts by id are lists too.
    private static Json shortened(Json json) {
        return switch (json) {
            case Json.Arr list ->
                    Json.of(
                            list.values().stream()
                                    .limit(2)
                                    .map(EveryOperationTest::shortened)
                                    .toList());
            case Json.Obj object -> {
                var few = Json.object();
                object.entries()
                        .forEach(
                                (name, value) ->
                                        few.put(
                                                name,
                                                SECRET.contains(name) && value instanceof Json.Text
                                                        ? Json.of("…")
                                                        : isLong(name, value)
                                                                ? firstOf(value)
                                                                : shortened(value)));
                yield few.build();
            }
            default -> json;
        };
    }

    /// What opens doors is not shown, though these doors are long gone.
    private static final Set<String> SECRET =
            Set.of("token", "secret", "url", "words", "challenge");

    private static boolean isLong(String name, Json value) {
        return Set.of("names", "faces", "pictures", "texts").contains(name)
                && value instanceof Json.Obj;
    }

    private static Json firstOf(Json value) {
        var few = Json.object();
        value.fields().entrySet().stream()
                .limit(2)
                .forEach(one -> few.put(one.getKey(), shortened(one.getValue())));
        return few.build();
    }

    private static void held() throws Exception {
        Json examples = Json.parse(Files.readString(EXAMPLES));
        var known = Operations.all();
        var expected = new TreeSet<>(known.keySet());
        expected.removeAll(NO_JSON);
        expected.removeIf(key -> key.matches("GET /api/(openapi|asyncapi|socket)\\.json"));
        assertThat(examples.fields().keySet()).containsAll(expected);
        examples.fields()
                .forEach(
                        (key, body) -> {
                            Operation operation = known.get(key);
                            Shape shape =
                                    operation == null
                                            ? message(key.replace("socket.", ""))
                                            : operation.gives().shape();
                            assertThat(ShapeCheck.faults(shape, body)).as(key).isEmpty();
                        });
    }

    private static Shape message(String kind) {
        return Objects.requireNonNull(Wire.out().get(kind), kind);
    }
}
