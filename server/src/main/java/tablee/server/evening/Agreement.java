package tablee.server.evening;

import java.util.Locale;
import java.util.Optional;
import tablee.bots.Level;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Settings;
import tablee.server.evening.Evening.Plan;

/// What was agreed of an evening: which game, how its tables are, and when rounds begin.
///
/// @param options of the game, as they were asked for
/// @param terms of its tables, as they were asked for
/// @param bots who takes the chairs that are over
/// @param minutes how long a round lasts; 0 for as long as it takes, and the host begins each
/// @param rest seconds between two rounds on a clock
/// @param same whether all tables of a round have the same deal
/// @param startsAt when people are to come; 0 where nothing was said
public record Agreement(
        String game,
        Json options,
        Optional<Json> terms,
        Plan plan,
        Level bots,
        int minutes,
        int rest,
        boolean same,
        long startsAt) {

    private static final int MOST_ROUNDS = 30;
    private static final int MOST_MINUTES = 24 * 60;
    private static final int MOST_REST = 3_600;
    private static final int USUAL_REST = 60;

    /// As a host asks; refused where no evening can be like that.
    public static Agreement asked(Json body) {
        int seats = body.at("seats").asInt();
        if (seats < 2) {
            throw BadInput.of("server.range", "seats", seats, 2, 8);
        }
        return new Agreement(
                body.at("game").asText(),
                body.find("options").orElse(Json.object().build()),
                body.find("terms"),
                new Plan(
                        scheme(body.find("scheme").map(Json::asText).orElse("swiss")),
                        seats,
                        number(body, "rounds", 3, 1, MOST_ROUNDS),
                        body.find("final").map(Json::asBool).orElse(false)),
                body.find("bots").map(bots -> Level.of(bots.asText())).orElse(Level.HABITUE),
                number(body, "minutes", 0, 0, MOST_MINUTES),
                number(body, "rest", USUAL_REST, 0, MOST_REST),
                body.find("same").map(Json::asBool).orElse(false),
                body.find("startsAt").map(Json::asLong).orElse(0L));
    }

    /// How long it takes, as far as anybody can say: rounds on a clock, or an hour each.
    public long lastsMillis() {
        int round = minutes > 0 ? 60 * minutes + rest : 3_600;
        return 1000L * round * plan.all();
    }

    private static int number(Json body, String name, int usual, int least, int most) {
        int value = body.find(name).map(Json::asInt).orElse(usual);
        if (value < least || value > most) {
            throw BadInput.of("server.range", name, value, least, most);
        }
        return value;
    }

    private static Scheme scheme(String name) {
        for (Scheme scheme : Scheme.values()) {
            if (scheme.name().toLowerCase(Locale.ROOT).equals(name)) {
                return scheme;
            }
        }
        throw BadInput.of("server.evening.scheme");
    }

    /// The same in writing, which [#asked] reads again.
    public Json toJson() {
        var json =
                Json.object()
                        .put("game", game)
                        .put("seats", plan.seats())
                        .put("options", options)
                        .put("scheme", plan.scheme().name().toLowerCase(Locale.ROOT))
                        .put("rounds", plan.rounds())
                        .put("final", plan.last())
                        .put("bots", bots.label())
                        .put("minutes", minutes)
                        .put("rest", rest)
                        .put("same", same)
                        .put("startsAt", startsAt);
        terms.ifPresent(wanted -> json.put("terms", wanted));
        return json.build();
    }

    /// Refuses options that the game does not have.
    public Settings settings(Game<?, ?, ?> found) {
        return Settings.read(
                Json.object().put("seats", plan.seats()).put("options", options).build(),
                found.options());
    }
}
