package tablee.table;

import java.util.Locale;
import java.util.Optional;
import tablee.bots.Level;
import tablee.engine.BadInput;
import tablee.engine.Json;

/// What was agreed about the table itself, beside the options of the game.
///
/// @param overtime what happens to a seat whose time ran out
/// @param spectators whether people without a seat may look on
/// @param listed whether the table stands in the public list while it has open seats
/// @param hotSeat whether one person may sit on several chairs, on one device
/// @param forced whether the table gives an answer itself where everybody can tell that there is no other
/// @param pace how long a bot waits before it answers, so that people can follow, in milliseconds
/// @param substitute the bot that takes an absent person's seat
/// @param aids whether screens may show what could be remembered
/// @param hints whether people may ask what a bot would play
/// @param delay how many decisions ago a moment has to be, at least, before whoever looks on may go back to it and see the hands; 0 for never
/// @param absence seconds after which a bot takes the seat of somebody who vanished; 0 for never. The host may choose another time later
public record Terms(
        Clock clock,
        Overtime overtime,
        boolean spectators,
        boolean listed,
        boolean hotSeat,
        boolean forced,
        int pace,
        Level substitute,
        int absence,
        boolean aids,
        Hints hints,
        int delay) {

    /// The longest delay, in decisions.
    private static final int LONGEST_DELAY = 99;

    /// Advice from a bot.
    public enum Hints {
        OFF,
        /// For whoever is alone among bots: nobody is wronged by it.
        SOLO,
        /// The host allows it, and everybody sees each one.
        ON
    }

    public enum Overtime {
        /// A bot plays on until the person returns.
        BOT,
        /// The quiet move of the rules is played for the seat, and it keeps its chair.
        SKIP,
        /// The seat resigns.
        LEAVE
    }

    /// Seconds somebody may be gone where people sit together.
    private static final int A_MINUTE = 60;

    private static final int A_DAY = 86_400;

    /// The longest absence a host can wait for.
    private static final int LONGEST_ABSENCE = 30 * A_DAY;

    /// The longest holiday, in days.
    public static final int HOLIDAY = 14;

    public static final Terms USUAL =
            new Terms(
                    Clock.NONE,
                    Overtime.BOT,
                    true,
                    false,
                    false,
                    true,
                    400,
                    Level.HABITUE,
                    A_MINUTE,
                    false,
                    Hints.SOLO,
                    0);

    /// Reads what a client wrote; what is left out is usual.
    public static Terms read(Json json) {
        Clock clock = json.find("clock").map(Clock::read).orElse(Clock.NONE);
        return new Terms(
                clock,
                json.find("overtime").map(Terms::overtime).orElse(USUAL.overtime),
                flag(json, "spectators", USUAL.spectators),
                flag(json, "listed", USUAL.listed),
                flag(json, "hotSeat", USUAL.hotSeat),
                flag(json, "forced", USUAL.forced),
                pace(json).orElse(USUAL.pace),
                json.find("substitute")
                        .map(level -> Level.of(level.asText()))
                        .orElse(USUAL.substitute),
                absence(json.find("absence").map(Json::asInt).orElse(usualAbsence(clock))),
                flag(json, "aids", USUAL.aids),
                json.find("hints").map(Terms::hints).orElse(USUAL.hints),
                json.find("delay")
                        .map(value -> within("delay", value.asInt(), LONGEST_DELAY))
                        .orElse(0));
    }

    /// A minute, and a day in slow play; but nobody is gone too long while a turn may last.
    private static int usualAbsence(Clock clock) {
        return clock.isSlow() ? (int) Math.max(A_DAY, clock.turnMillis() / 1000) : A_MINUTE;
    }

    /// Older logs and short requests say yes or no.
    private static Hints hints(Json json) {
        if (json instanceof Json.Bool(boolean allowed, int _)) {
            return allowed ? Hints.ON : Hints.OFF;
        }
        return switch (json.asText()) {
            case "off" -> Hints.OFF;
            case "solo" -> Hints.SOLO;
            case "on" -> Hints.ON;
            default -> throw BadInput.of("server.hints.kind", json.asText());
        };
    }

    /// The same on a server where children play: nobody looks on, and advice is there unless the host said otherwise.
    public Terms forChildren(boolean hintsChosen) {
        return new Terms(
                clock,
                overtime,
                false,
                listed,
                hotSeat,
                forced,
                pace,
                substitute,
                absence,
                aids,
                hintsChosen ? hints : Hints.ON,
                0);
    }

    /// The same with another time for those who are gone.
    Terms withAbsence(int seconds) {
        return new Terms(
                clock,
                overtime,
                spectators,
                listed,
                hotSeat,
                forced,
                pace,
                substitute,
                seconds,
                aids,
                hints,
                delay);
    }

    private static Overtime overtime(Json json) {
        return switch (json.asText()) {
            case "bot" -> Overtime.BOT;
            case "skip" -> Overtime.SKIP;
            case "leave" -> Overtime.LEAVE;
            default -> throw BadInput.of("server.overtime.kind", json.asText());
        };
    }

    private static boolean flag(Json json, String name, boolean usual) {
        return json.find(name).map(Json::asBool).orElse(usual);
    }

    /// Seconds that somebody may be gone; refuses what nobody waits for.
    public static int absence(int seconds) {
        return within("absence", seconds, LONGEST_ABSENCE);
    }

    /// Days of one holiday; 0 ends it.
    public static int holiday(int days) {
        return within("days", days, HOLIDAY);
    }

    /// How long bots are to wait, in milliseconds, where somebody says so: whoever opens a table, and whoever sits at it and watches.
    public static Optional<Integer> pace(Json json) {
        return json.find("pace").map(value -> within("pace", value.asInt(), 10_000));
    }

    private static int within(String name, int value, int most) {
        if (value < 0 || value > most) {
            throw BadInput.of("server.range", name, value, 0, most);
        }
        return value;
    }

    public Json toJson() {
        return Json.object()
                .put("clock", clock.toJson())
                .put("overtime", overtime.name().toLowerCase(Locale.ROOT))
                .put("spectators", spectators)
                .put("listed", listed)
                .put("hotSeat", hotSeat)
                .put("forced", forced)
                .put("pace", pace)
                .put("substitute", substitute.label())
                .put("absence", absence)
                .put("aids", aids)
                .put("hints", hints.name().toLowerCase(Locale.ROOT))
                .put("delay", delay)
                .build();
    }
}
