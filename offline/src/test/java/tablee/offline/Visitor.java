package tablee.offline;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import tablee.engine.Json;

/// Somebody at a device who plays a game to its end: moves are drawn from those offered, time goes by as the table wants it. Everything said to
/// the table goes through `house`.
final class Visitor {

    private static final long BEGIN = 1_800_000_000_000L;
    private static final int MOST = 20_000;

    private final UnaryOperator<String> house;
    private final Random luck;
    private final String language;
    private final List<Json> told = new ArrayList<>();
    private final List<Json> kept = new ArrayList<>();
    private long now = BEGIN;
    private long wake;
    private int said;
    private String table = "";

    Visitor(UnaryOperator<String> house, long seed, String language) {
        this.house = house;
        this.luck = new Random(seed);
        this.language = language;
    }

    /// The id of the table.
    String table() {
        return table;
    }

    /// Every line of every log so far.
    List<Json> kept() {
        return kept;
    }

    /// Comes to a table whose log lies on the device.
    void load(String id, List<Json> lines) {
        table = id;
        send(Json.object().put("do", "load").put("table", id).put("lines", Json.of(lines)));
    }

    Json send(Json.Builder request) {
        byte[] digits = new byte[128];
        luck.nextBytes(digits);
        String text =
                request.put("now", now)
                        .put("person", "me")
                        .put("name", "Ana")
                        .put("lang", language)
                        .put("iterations", 8)
                        .put("luck", HexFormat.of().formatHex(digits))
                        .build()
                        .print();
        Json effects = Json.parse(house.apply(text));
        kept.addAll(effects.at("lines").items());
        effects.at("told").items().forEach(one -> told.add(Json.parse(one.at("text").asText())));
        wake = effects.at("wake").find(table).map(Json::asLong).orElse(0L);
        return effects;
    }

    Json call(String method, String path, Json query, String body) {
        return api(method, "/api/tables" + path, query, body);
    }

    Json api(String method, String path, Json query, String body) {
        return send(
                Json.object()
                        .put("do", "call")
                        .put("method", method)
                        .put("path", path)
                        .put("query", query)
                        .put("body", body));
    }

    Json get(String path, Json query) {
        return call("GET", "/" + table + path, query, "");
    }

    void open(String game, int seats, List<String> bots) {
        String body =
                Json.object()
                        .put("game", game)
                        .put("seats", seats)
                        .put("bots", Json.texts(bots))
                        .put("sit", true)
                        .put("ready", true)
                        .build()
                        .print();
        Json opened = call("POST", "", Json.object().build(), body);
        table = Json.parse(opened.at("body").asText()).at("id").asText();
        join(0);
    }

    void join(long since) {
        send(
                Json.object()
                        .put("do", "join")
                        .put("table", table)
                        .put("connection", 1)
                        .put("since", since));
    }

    void say(Json.Builder command) {
        String text = command.put("id", "m" + said++).build().print();
        send(Json.object().put("do", "hear").put("connection", 1).put("text", text));
    }

    /// The newest news of the table with my view in it.
    Json view() {
        for (int i = told.size() - 1; i >= 0; i--) {
            Json message = told.get(i);
            if (message.find("legal").isPresent()) {
                return message;
            }
            var views = message.find("views").map(Json::items).orElse(List.of());
            if (!views.isEmpty()) {
                return views.getFirst();
            }
        }
        throw new IllegalStateException("nothing was told");
    }

    long seq() {
        return kept.getLast().at("seq").asLong();
    }

    boolean isOver() {
        Json table = Json.parse(get("", Json.object().build()).at("body").asText()).at("table");
        return table.at("phase").asText().equals("over");
    }

    /// One step: a bot's, or one of mine.
    void step() {
        if (wake > 0) {
            now = Math.max(now, wake);
            send(Json.object().put("do", "wake").put("table", table));
            return;
        }
        var legal = view().at("legal").items();
        Json move = legal.get(luck.nextInt(legal.size()));
        act(move.at("do").asText());
    }

    void act(String notation) {
        say(Json.object().put("cmd", "act").put("seat", "A").put("seq", seq()).put("do", notation));
    }

    void playToTheEnd() {
        for (int i = 0; i < MOST && !(wake == 0 && view().at("legal").items().isEmpty()); i++) {
            step();
        }
    }
}
