package tablee.testkit.scenario;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Action;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.testkit.ScenarioResult;

/// A second world of a scenario in which the same moves are made, or its own, and the viewers who must not be able to tell the two
/// apart: `twin: {position: …, same: [A, C]}`.
final class Twin<S extends State, V extends View, A extends Action> {

    private final Json said;
    private final ScenarioWorld<S, V, A> world;
    private boolean differed;

    Twin(Json said, ScenarioWorld<S, V, A> world) {
        this.said = said;
        this.world = world;
    }

    ScenarioWorld<S, V, A> world() {
        return world;
    }

    /// What somebody in `same` can tell.
    List<ScenarioResult.Failure> compare(Line<S, V, A> truth) {
        differed |= !truth.state().equals(world.line().state());
        var failures = new ArrayList<ScenarioResult.Failure>();
        for (Json name : said.at("same").items()) {
            Viewer viewer = truth.viewer(name.plain(), name.line());
            Difference.first(all(truth, viewer), all(world.line(), viewer))
                    .ifPresent(
                            difference ->
                                    failures.add(
                                            new ScenarioResult.Failure(
                                                    name.line(),
                                                    "the same for "
                                                            + viewer.label()
                                                            + " in both worlds",
                                                    difference.toString())));
        }
        return failures;
    }

    /// A twin that was never another world has proved nothing.
    List<ScenarioResult.Failure> atTheEnd() {
        return differed
                ? List.of()
                : List.of(
                        new ScenarioResult.Failure(
                                said.line(),
                                "a twin that differs from the position",
                                "the same state"));
    }

    private static <S extends State, V extends View, A extends Action> Json all(
            Line<S, V, A> line, Viewer viewer) {
        V view = line.view(viewer);
        return Json.object()
                .put("now", line.game().formats().now(view))
                .put("memory", line.game().formats().memory(view))
                .put("events", Json.of(line.seen(viewer)))
                .put(
                        "legal",
                        Json.texts(viewer instanceof Seat seat ? line.legal(seat) : List.of()))
                .put("refusals", Json.of(line.refusals(viewer)))
                .build();
    }
}
