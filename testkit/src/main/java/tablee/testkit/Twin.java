package tablee.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Json;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;

/// A second world of a scenario in which the same moves are made, and the viewers who must not be able to tell the two
/// apart: `twin: {position: …, same: [A, C]}`.
record Twin<S extends State, V extends View, A extends Action>(
        Json said, Line<S, V, A> line, Script script) {

    void settle() {
        line.settle(script);
    }

    List<ScenarioResult.Failure> act(Seat seat, Json move) {
        settle();
        Optional<Refused> refused = line.act(seat, move.plain());
        return refused.map(
                        refusal ->
                                List.of(
                                        new ScenarioResult.Failure(
                                                move.line(),
                                                seat + " " + move.plain() + " in the twin too",
                                                "refused by " + refusal.clause())))
                .orElse(List.of());
    }

    List<ScenarioResult.Failure> compare(Line<S, V, A> truth) {
        var failures = new ArrayList<ScenarioResult.Failure>();
        if (truth.state().equals(line.state())) {
            failures.add(
                    new ScenarioResult.Failure(
                            said.line(),
                            "a twin that differs from the position",
                            "the same state"));
        }
        for (Json name : said.at("same").items()) {
            Viewer viewer = Viewer.of(name.plain());
            String one = all(truth, viewer);
            String other = all(line, viewer);
            if (!one.equals(other)) {
                failures.add(
                        new ScenarioResult.Failure(
                                name.line(),
                                "the same for " + viewer.label() + " in both worlds",
                                one + " and " + other));
            }
        }
        return failures;
    }

    private static <S extends State, V extends View, A extends Action> String all(
            Line<S, V, A> line, Viewer viewer) {
        V view = line.view(viewer);
        return Json.object()
                .put("now", line.game().formats().now(view))
                .put("memory", line.game().formats().memory(view))
                .put("events", Json.of(line.seen(viewer)))
                .put(
                        "legal",
                        Json.texts(viewer instanceof Seat seat ? line.legal(seat) : List.of()))
                .build()
                .print();
    }
}
