package tablee.offline;

import java.util.function.LongFunction;
import java.util.function.UnaryOperator;
import tablee.bots.Budget;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.Seats;
import tablee.engine.Texts;
import tablee.table.TableTexts;
import tablee.table.ask.Commands.Sender;
import tablee.table.fair.Entropy;

/// What comes with every request: a table has no clock, no luck and no name of its own.
///
/// @param person who sits at this device
/// @param entropy hexadecimal digits that nobody could guess, enough for one request
/// @param budget how long an expert may think
record Context(
        long now, String person, String name, String language, Entropy entropy, Budget budget) {

    static Context read(Json json, LongFunction<Budget> deadline) {
        String language = json.find("lang").map(Json::asText).orElse("fr");
        if (!Texts.LANGUAGES.contains(language)) {
            throw TableTexts.unknown(language);
        }
        return new Context(
                json.at("now").asLong(),
                json.find("person").map(Json::asText).orElse(""),
                json.find("name").map(Json::asText).orElse(""),
                language,
                new Digits(json.find("luck").map(Json::asText).orElse("")),
                json.find("iterations")
                        .map(most -> Budget.iterations(most.asInt()))
                        .orElseGet(
                                () ->
                                        deadline.apply(
                                                json.find("millis").map(Json::asLong).orElse(0L))));
    }

    /// Who asks; the worker has composed what was typed.
    Sender sender(Seats mine) {
        return new Sender(name, false, mine, UnaryOperator.identity());
    }

    /// Each digit is used once.
    private static final class Digits implements Entropy {

        private final String all;
        private int used;

        Digits(String all) {
            this.all = all;
        }

        @Override
        public String hex(int bytes) {
            if (used + 2 * bytes > all.length()) {
                throw BadInput.of("server.trouble");
            }
            used += 2 * bytes;
            return all.substring(used - 2 * bytes, used);
        }
    }
}
