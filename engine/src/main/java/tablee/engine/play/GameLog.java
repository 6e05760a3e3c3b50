package tablee.engine.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.engine.BadInput;
import tablee.engine.Hash;
import tablee.engine.Json;
import tablee.engine.OptionList;
import tablee.engine.Seat;
import tablee.engine.Settings;

/// A game as it was played: what was agreed, then every decision and every draw in notation, with the hash of the
/// state after it. It says who made the draws only when somebody could repeat them (`random`).
///
/// It holds every hidden card of the game and is published only when the game is over.
public record GameLog(
        String game,
        String rules,
        String content,
        Settings settings,
        Optional<Origin> random,
        List<Entry> entries) {

    /// Version of this file format.
    public static final int FORMAT = 1;

    /// How the draws were made: the algorithm and its seed.
    public record Origin(String algorithm, long seed) {}

    /// One step. `seat` is empty for what nobody decided.
    public record Entry(Optional<Seat> seat, String notation, long hash) {}

    public GameLog {
        entries = List.copyOf(entries);
    }

    /// The log up to, not including, this step.
    public GameLog before(int step) {
        return new GameLog(game, rules, content, settings, random, entries.subList(0, step));
    }

    public Json toJson() {
        var json =
                Json.object()
                        .put("tablee", "game")
                        .put("format", FORMAT)
                        .put("game", game)
                        .put("rules", rules)
                        .put("content", content)
                        .put("settings", settings.toJson());
        random.ifPresent(
                origin ->
                        json.put(
                                "random",
                                Json.object()
                                        .put("algorithm", origin.algorithm())
                                        .put("seed", Long.toString(origin.seed()))
                                        .build()));
        return json.put("steps", Json.of(entries.stream().map(GameLog::toJson).toList())).build();
    }

    private static Json toJson(Entry entry) {
        var json = Json.object();
        entry.seat().ifPresent(seat -> json.put("seat", seat.label()));
        return json.put(entry.seat().isPresent() ? "do" : "draw", entry.notation())
                .put("hash", Hash.hex(entry.hash()))
                .build();
    }

    /// The game a log file is of, before anything else in it is understood.
    public static String gameOf(Json json) {
        if (json.find("tablee").filter(kind -> kind.plain().equals("game")).isEmpty()) {
            throw BadInput.of("engine.log.kind");
        }
        if (json.at("format").asInt() != FORMAT) {
            throw BadInput.of("engine.log.format", json.at("format").plain(), FORMAT);
        }
        return json.at("game").asText();
    }

    public static GameLog read(Json json, OptionList options) {
        String game = gameOf(json);
        var entries = new ArrayList<Entry>();
        for (Json step : json.at("steps").items()) {
            boolean acted = step.find("seat").isPresent();
            entries.add(
                    new Entry(
                            step.find("seat").map(seat -> Seat.of(seat.asText())),
                            step.at(acted ? "do" : "draw").asText(),
                            readHash(step.at("hash"))));
        }
        return new GameLog(
                game,
                json.at("rules").asText(),
                json.at("content").asText(),
                Settings.read(json.at("settings"), options),
                json.find("random").map(GameLog::origin),
                entries);
    }

    private static Origin origin(Json json) {
        String seed = json.at("seed").plain();
        if (!seed.matches("-?\\d{1,19}")) {
            throw BadInput.of("engine.log.seed", seed, json.line());
        }
        return new Origin(json.at("algorithm").asText(), Long.parseLong(seed));
    }

    private static long readHash(Json json) {
        if (!json.asText().matches("[0-9a-f]{16}")) {
            throw BadInput.of("engine.log.hash", json.asText(), json.line());
        }
        return Hash.read(json.asText());
    }
}
