package tablee.testkit.scenario;

import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Chance;
import tablee.engine.Json;
import tablee.engine.State;
import tablee.engine.View;

/// Probabilities in a scenario: goes through every result of the chance event that is due and adds up those after which
/// something holds. Exact up to rounding; meant for dice and miniature decks.
final class Odds {

    private static final int MOST = 1_000_000;
    private static final double EPSILON = 1e-9;

    interface Complaint {
        void fail(Json said, String expected, String found);
    }

    private Odds() {}

    /// `- {of: {state: …}, is: 15/36}`, or `- {draw: roll 66, is: 1/36}`.
    static <S extends State, V extends View, A extends Action> void check(
            Json said, Line<S, V, A> line, Complaint complaint) {
        Optional<Chance> due = line.due();
        if (due.isEmpty()) {
            complaint.fail(said, "a chance event", "nothing is due");
            return;
        }
        for (Json one : said instanceof Json.Arr list ? list.values() : java.util.List.of(said)) {
            double expected = fraction(one.at("is"));
            double found =
                    one.find("draw")
                            .map(draw -> due.get().probability(due.get().read(draw.plain())))
                            .orElseGet(() -> sum(one.at("of"), line, due.get()));
            if (Math.abs(expected - found) > EPSILON) {
                complaint.fail(one, "probability " + one.at("is").plain(), Double.toString(found));
            }
        }
    }

    private static <S extends State, V extends View, A extends Action> double sum(
            Json block, Line<S, V, A> line, Chance due) {
        double[] sum = {0};
        int[] results = {0};
        due.forEach(
                drawn -> {
                    if (++results[0] > MOST) {
                        throw BadInput.of(
                                Sentences.say(
                                        "there are too many results of \"" + due.name() + "\""));
                    }
                    Line<S, V, A> after = line.copy();
                    after.draw(drawn);
                    if (Checks.of(block, after).isEmpty()) {
                        sum[0] += due.probability(drawn);
                    }
                });
        return sum[0];
    }

    private static double fraction(Json json) {
        String[] parts = json.plain().split("/", -1);
        try {
            double value = Double.parseDouble(parts[0].strip());
            return parts.length == 2 ? value / Double.parseDouble(parts[1].strip()) : value;
        } catch (NumberFormatException _) {
            throw BadInput.of(Sentences.say("\"" + json.plain() + "\" is not a probability"));
        }
    }
}
