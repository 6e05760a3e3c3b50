package tablee.testkit.scenario;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Chance;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Outcome;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.testkit.ScenarioResult;

/// Given, when, then for Java tests, in notation and YAML, for any game.
///
/// ```java
/// given(game, settings, "{tableaux: {A: [5, 9, 2, 0]}, draw: [4]}")
///         .when(A, "draw", "exchange 1 2")
///         .then("tableaux.A", "[5, 9, 2, 0]")
///         .sees(B, "memory.A1", "5")
///         .awaits(B)
///         .refuses(A, "call", "CABO-TURN-1");
/// ```
///
/// Everything that does not hold is an [AssertionError] at once.
public final class GivenTable<S extends State, V extends View, A extends Action> {

    public static final Seat A = Seat.of(0);
    public static final Seat B = Seat.of(1);
    public static final Seat C = Seat.of(2);
    public static final Seat D = Seat.of(3);
    public static final Seat E = Seat.of(4);
    public static final Seat F = Seat.of(5);

    private final Line<S, V, A> line;
    private final ArrayDeque<String> draws = new ArrayDeque<>();

    private GivenTable(Line<S, V, A> line) {
        this.line = line;
    }

    /// An arranged position, as YAML or JSON for `Formats.position`.
    public static <S extends State, V extends View, A extends Action> GivenTable<S, V, A> given(
            Game<S, V, A> game, Settings settings, String position) {
        return given(
                game, settings, game.formats().position(settings, Yaml.read("position", position)));
    }

    public static <S extends State, V extends View, A extends Action> GivenTable<S, V, A> given(
            Game<S, V, A> game, Settings settings, S position) {
        return new GivenTable<>(new Line<>(game, settings, position));
    }

    /// The table before the first deal.
    public static <S extends State, V extends View, A extends Action> GivenTable<S, V, A> given(
            Game<S, V, A> game, Settings settings) {
        return given(game, settings, game.start(settings));
    }

    /// The next draws, in notation: `roll 5 3`, `deal 7 4 …`.
    public GivenTable<S, V, A> chance(String... notations) {
        draws.addAll(List.of(notations));
        settle();
        return this;
    }

    private void settle() {
        Optional<Chance> due = line.due();
        while (due.isPresent() && !draws.isEmpty()) {
            line.draw(Script.read(due.get(), draws.removeFirst()));
            due = line.due();
        }
    }

    /// The seat makes these moves, one after another.
    public GivenTable<S, V, A> when(Seat seat, String... moves) {
        for (String move : moves) {
            settle();
            line.forget();
            line.act(seat, move)
                    .ifPresent(
                            refused -> {
                                throw new AssertionError(
                                        seat
                                                + " "
                                                + move
                                                + " is refused by "
                                                + refused.clause()
                                                + "; legal: "
                                                + line.legal(seat));
                            });
            settle();
        }
        return this;
    }

    public GivenTable<S, V, A> and(Seat seat, String... moves) {
        return when(seat, moves);
    }

    /// Part of the true position matches: a path (`tableaux.A`; `""` for all of it) and a pattern in YAML.
    public GivenTable<S, V, A> then(String path, String pattern) {
        fits("state", line.position(), path, pattern);
        return this;
    }

    /// Part of a view matches; the path begins with `now` or `memory`.
    public GivenTable<S, V, A> sees(Viewer viewer, String path, String pattern) {
        fits(viewer.label() + "'s view", whole(viewer), path, pattern);
        return this;
    }

    /// Nothing stands at this path of the view.
    public GivenTable<S, V, A> seesNot(Viewer viewer, String path) {
        Paths.get(whole(viewer), path)
                .filter(found -> !found.isNull())
                .ifPresent(
                        found -> {
                            throw new AssertionError(
                                    viewer.label() + " sees " + path + ": " + found.print());
                        });
        return this;
    }

    private Json whole(Viewer viewer) {
        V view = line.view(viewer);
        return Json.object()
                .put("now", line.game().formats().now(view))
                .put("memory", line.game().formats().memory(view))
                .build();
    }

    private static void fits(String what, Json value, String path, String pattern) {
        Json found =
                Paths.get(value, path)
                        .orElseThrow(
                                () ->
                                        new AssertionError(
                                                what + " has no " + path + ": " + value.print()));
        PartialMatch.differs(Yaml.read("pattern", pattern), found)
                .ifPresent(
                        mismatch -> {
                            throw new AssertionError(what + " " + path + ": " + mismatch);
                        });
    }

    public GivenTable<S, V, A> awaits(Seat... seats) {
        hold(Seats.of(seats).equals(line.awaited()), "awaited " + List.of(seats), line.awaited());
        return this;
    }

    /// All legal moves of the seat, in any order; with `…` among them, some.
    public GivenTable<S, V, A> legal(Seat seat, String... moves) {
        check("legal", seat, Json.texts(List.of(moves)));
        return this;
    }

    public GivenTable<S, V, A> notLegal(Seat seat, String... moves) {
        check("legal", seat, Json.object().put("excludes", Json.texts(List.of(moves))).build());
        return this;
    }

    private void check(String what, Seat seat, Json said) {
        Json block = Json.object().put(what, Json.object().put(seat.label(), said).build()).build();
        List<ScenarioResult.Failure> failures = Checks.of(block, line);
        if (!failures.isEmpty()) {
            throw new AssertionError(
                    "expected "
                            + failures.getFirst().expected()
                            + ", found "
                            + failures.getFirst().found());
        }
    }

    /// The move is refused by this clause.
    public GivenTable<S, V, A> refuses(Seat seat, String move, String clause) {
        Optional<Refused> refusal = line.refusal(seat, move);
        hold(
                refusal.map(Refused::clause).filter(clause::equals).isPresent(),
                seat + " " + move + " refused by " + clause,
                refusal);
        return this;
    }

    /// The viewer saw events like these, in this order, in the last step (draws after it included).
    public GivenTable<S, V, A> saw(Viewer viewer, String... events) {
        var left = new ArrayList<>(line.seen(viewer));
        for (String event : events) {
            Json pattern = Yaml.read("event", event);
            while (!left.isEmpty() && PartialMatch.differs(pattern, left.getFirst()).isPresent()) {
                left.removeFirst();
            }
            hold(
                    !left.isEmpty(),
                    viewer.label() + " sees " + event,
                    Json.of(line.seen(viewer)).print());
            left.removeFirst();
        }
        return this;
    }

    public GivenTable<S, V, A> sawNot(Viewer viewer, String event) {
        Json pattern = Yaml.read("event", event);
        hold(
                line.seen(viewer).stream()
                        .noneMatch(seen -> PartialMatch.differs(pattern, seen).isEmpty()),
                viewer.label() + " does not see " + event,
                Json.of(line.seen(viewer)).print());
        return this;
    }

    public GivenTable<S, V, A> isOver() {
        hold(line.outcome().isPresent(), "the end of the game", line.next());
        return this;
    }

    public GivenTable<S, V, A> goesOn() {
        hold(line.outcome().isEmpty(), "the game goes on", line.next());
        return this;
    }

    public GivenTable<S, V, A> ranks(Integer... ranks) {
        isOver();
        hold(
                line.outcome().map(Outcome::ranks).filter(List.of(ranks)::equals).isPresent(),
                "ranks " + List.of(ranks),
                line.outcome());
        return this;
    }

    public GivenTable<S, V, A> scores(Integer... scores) {
        isOver();
        hold(
                line.outcome()
                        .map(outcome -> outcome.sheet().totals())
                        .filter(List.of(scores)::equals)
                        .isPresent(),
                "scores " + List.of(scores),
                line.outcome());
        return this;
    }

    private static void hold(boolean holds, String expected, Object found) {
        if (!holds) {
            throw new AssertionError("expected " + expected + ", found " + found);
        }
    }

    /// The position reached, for what this table cannot ask.
    public S state() {
        return line.state();
    }
}
