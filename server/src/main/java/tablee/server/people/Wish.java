package tablee.server.people;

import java.util.Map;
import java.util.Optional;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.OptionList.Preset;
import tablee.engine.Settings;

/// What game somebody wants now. Two people can play together when they wish for the same.
///
/// @param preset a preset of the game; empty for the usual options
public record Wish(String game, int seats, String preset, Pace pace) {

    public enum Pace {
        /// Nobody counts.
        CALM("{\"kind\":\"none\"}"),
        /// Half a minute a turn, and two in reserve.
        QUICK("{\"kind\":\"live\",\"turn\":30,\"reserve\":120}"),
        /// A day a turn.
        SLOW("{\"kind\":\"slow\",\"days\":1}");

        private final String clock;

        Pace(String clock) {
            this.clock = clock;
        }

        static Pace of(String name) {
            for (Pace pace : values()) {
                if (pace.name().toLowerCase(java.util.Locale.ROOT).equals(name)) {
                    return pace;
                }
            }
            throw BadInput.of("server.queue.pace");
        }
    }

    /// As somebody asks; refused when the game cannot be played like that.
    public static Wish asked(Json body, Game<?, ?, ?> game) {
        String preset = body.find("preset").map(Json::asText).orElse("");
        int seats =
                body.find("seats")
                        .map(Json::asInt)
                        .orElseGet(
                                () ->
                                        preset(game, preset)
                                                .map(Preset::seats)
                                                .orElse(game.options().leastSeats()));
        var wish =
                new Wish(
                        game.info().id(),
                        seats,
                        preset,
                        Pace.of(body.find("pace").map(Json::asText).orElse("calm")));
        var _ = wish.settings(game);
        return wish;
    }

    private static Optional<Preset> preset(Game<?, ?, ?> game, String name) {
        Optional<Preset> found =
                game.options().presets().stream()
                        .filter(one -> one.name().equals(name))
                        .findFirst();
        if (found.isEmpty() && !name.isEmpty()) {
            throw BadInput.of("server.queue.preset");
        }
        return found;
    }

    Settings settings(Game<?, ?, ?> found) {
        Map<String, String> values = preset(found, preset).map(Preset::values).orElse(Map.of());
        var options = Json.object();
        values.forEach(options::put);
        return Settings.read(
                Json.object().put("seats", seats).put("options", options.build()).build(),
                found.options());
    }

    Json terms() {
        return Json.object().put("clock", Json.parse(pace.clock)).build();
    }

    /// In writing, the same for the same wish.
    public String text() {
        return game + "|" + seats + "|" + preset + "|" + pace;
    }

    public static Wish read(String text) {
        String[] parts = text.split("\\|", -1);
        return new Wish(parts[0], Integer.parseInt(parts[1]), parts[2], Pace.valueOf(parts[3]));
    }
}
