package tablee.cabo.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tablee.cabo.Tables;
import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.CaboState;
import tablee.cabo.rules.CaboView;
import tablee.engine.Event;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.engine.Viewer;
import tablee.engine.play.Match;
import tablee.testkit.Positions;
import tablee.testkit.Rule;

/// A face-down card is a seat and a slot. Nothing that is sent could follow one card through a shuffle, a deal or a move.
@Rule({"CABO-INFO-18", "CABO-INFO-16"})
class CardsHaveNoNamesTest {

    /// Everything a view may say. A new field must be thought about before it is added here.
    private static final Set<String> VIEW_FIELDS =
            Set.of(
                    "active",
                    "awaited",
                    "caller",
                    "cards",
                    "dealer",
                    "discard",
                    "discards",
                    "draw",
                    "held",
                    "kamikaze",
                    "knownBy",
                    "last",
                    "looked",
                    "options",
                    "phase",
                    "players",
                    "points",
                    "public",
                    "resets",
                    "round",
                    "scores",
                    "starter",
                    "tableaux",
                    "totals",
                    "turns",
                    "viewer",
                    "winners");

    private static final Set<String> EVENT_FIELDS =
            Set.of(
                    "caller",
                    "card",
                    "cards",
                    "dealer",
                    "discard",
                    "first",
                    "incoming",
                    "kamikaze",
                    "kind",
                    "points",
                    "replaced",
                    "resets",
                    "result",
                    "round",
                    "scores",
                    "seat",
                    "second",
                    "slot",
                    "slots",
                    "starter",
                    "tableaux",
                    "taken",
                    "totals",
                    "value",
                    "values",
                    "winners");

    @Test
    void views_and_events_speak_of_seats_slots_and_values_only() {
        var match = Positions.match(Tables.CABO, Tables.of(4, "swapOpponents", "true"), 11, 2_000);
        var fields = new TreeSet<String>();
        for (int step = 0; step < match.steps(); step++) {
            for (Event event : match.events(step)) {
                collect(Tables.CABO.formats().events().write(event), fields);
            }
        }
        fields.removeAll(EVENT_FIELDS);
        assertThat(fields).as("fields of events").isEmpty();
        collectViews(match, fields);
        fields.removeAll(VIEW_FIELDS);
        fields.removeIf(name -> name.matches("[A-D]|[A-D][1-4]"));
        assertThat(fields).as("fields of views").containsExactly("swapOpponents");
    }

    private static void collectViews(
            Match<CaboState, CaboView, CaboAction> match, Set<String> fields) {
        for (Viewer viewer : new Viewer[] {Seat.of(0), Spectator.SPECTATOR}) {
            for (int step = 0; step < 400; step += 3) {
                CaboState state = Positions.random(Tables.CABO, match.settings(), 11, step);
                CaboView view = Tables.CABO.view(state, viewer);
                collect(Tables.CABO.formats().now(view), fields);
                collect(Tables.CABO.formats().memory(view), fields);
            }
        }
    }

    private static void collect(Json json, Set<String> fields) {
        switch (json) {
            case Json.Obj object ->
                    object.entries()
                            .forEach(
                                    (name, value) -> {
                                        fields.add(name);
                                        collect(value, fields);
                                    });
            case Json.Arr list -> list.values().forEach(item -> collect(item, fields));
            case Json.Text _, Json.Num _, Json.Bool _, Json.Null _ -> {}
        }
    }
}
