package tablee.table;

import tablee.engine.BadInput;
import tablee.engine.Json;

/// How much time a seat has. A turn lasts as long as the seat is awaited without a break.
///
/// @param turnMillis for each turn; 0 means no clock at all
/// @param reserveMillis what is left over the turns of a whole game
public record Clock(long turnMillis, long reserveMillis) {

    public static final Clock NONE = new Clock(0, 0);

    private static final long DAY = 86_400_000L;

    /// For saying that one has seen a result: long enough to read it, short enough to wait for.
    private static final long ACKNOWLEDGEMENT = 15_000;

    /// What is sent may be on its way for so long without that it costs its sender time.
    public static final long MOST_CARRIED = 1_000;

    public boolean ticks() {
        return turnMillis > 0;
    }

    /// Days for a turn rather than seconds: nobody is expected to sit there.
    public boolean isSlow() {
        return turnMillis >= DAY;
    }

    /// How long somebody has to say that they have seen something. Where nobody is expected to sit there, as long as for a turn: what is
    /// shown meanwhile is there to be seen.
    public long acknowledgementMillis() {
        return isSlow() ? turnMillis : ACKNOWLEDGEMENT;
    }

    /// `{"kind":"none"}`, `{"kind":"live","turn":30,"reserve":120}`, `{"kind":"slow","days":3}`.
    public static Clock read(Json json) {
        return switch (json.at("kind").asText()) {
            case "none" -> NONE;
            case "live" ->
                    new Clock(
                            1000L * within(json, "turn", 5, 3600),
                            1000L * within(json, "reserve", 0, 36_000));
            case "slow" -> new Clock(DAY * within(json, "days", 1, 30), 0);
            default -> throw BadInput.of("server.clock.kind", json.at("kind").asText());
        };
    }

    private static int within(Json json, String name, int least, int most) {
        int value = json.at(name).asInt();
        if (value < least || value > most) {
            throw BadInput.of("server.range", name, value, least, most);
        }
        return value;
    }

    public Json toJson() {
        if (!ticks()) {
            return Json.object().put("kind", "none").build();
        }
        if (isSlow()) {
            return Json.object().put("kind", "slow").put("days", turnMillis / DAY).build();
        }
        return Json.object()
                .put("kind", "live")
                .put("turn", turnMillis / 1000)
                .put("reserve", reserveMillis / 1000)
                .build();
    }
}
