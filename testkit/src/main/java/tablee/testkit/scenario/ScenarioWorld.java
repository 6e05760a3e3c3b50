package tablee.testkit.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.testkit.ScenarioResult;

/// One world of a scenario: a line of play, the draws that come in it, and what did not hold. A scenario has one, with a twin two, and
/// every kind of step is taken in both.
final class ScenarioWorld<S extends State, V extends View, A extends Action> {

    private static final Set<String> WORDS =
            Set.of(
                    "chance",
                    "then",
                    "arrange",
                    "absent",
                    "all",
                    "refused",
                    "unreadable",
                    "undo",
                    "agreed",
                    "leave",
                    "overtime",
                    "note");

    private final Line<S, V, A> line;
    private final Script script;
    private final String where;
    private final List<ScenarioResult.Failure> failures = new ArrayList<>();

    /// @param where what is said after a move that fails in this world; empty in the first one
    ScenarioWorld(Line<S, V, A> line, Script script, String where) {
        this.line = line;
        this.script = script;
        this.where = where;
    }

    Line<S, V, A> line() {
        return line;
    }

    List<ScenarioResult.Failure> failures() {
        return failures;
    }

    boolean holds() {
        return failures.isEmpty();
    }

    void settle() {
        line.settle(script);
    }

    /// Runs a part of the scenario; whatever is thrown becomes a failure at this line.
    void guarded(int at, Runnable part) {
        try {
            part.run();
        } catch (Unfit unfit) {
            ScenarioResult.Failure failure = unfit.failure();
            fail(failure.line() > 0 ? failure.line() : at, failure.expected(), failure.found());
        } catch (BadInput bad) {
            failures.add(ScenarioRun.broken(at, line.words().say(bad.sentence())));
        } catch (RuntimeException | AssertionError e) {
            failures.add(ScenarioRun.thrown(at, e));
        }
    }

    private void fail(int at, String expected, String found) {
        failures.add(new ScenarioResult.Failure(at, expected, found));
    }

    /// A draw that nobody waited for is a scenario that means another game.
    void end(int at) {
        guarded(at, this::settle);
        script.leftOver()
                .ifPresent(
                        draw ->
                                fail(
                                        draw.line(),
                                        "a draw \"" + draw.plain() + "\"" + where,
                                        "it never became due"));
    }

    /// What must hold. Only a look at the events ends the time they are counted from.
    void then(Json block) {
        settle();
        if (line.due().isPresent()
                && block.find("due").isEmpty()
                && block.find("probability").isEmpty()) {
            fail(
                    block.line(),
                    "a decision or the end",
                    "\""
                            + line.due().get().name()
                            + "\" is due and the scenario gives no draw for it");
            return;
        }
        failures.addAll(Checks.of(block, line));
    }

    /// Everything a step says but `then`.
    void step(Json step) {
        step.find("chance").ifPresent(script::add);
        step.find("arrange")
                .ifPresent(
                        over -> {
                            settle();
                            line.arrange(over);
                        });
        step.find("absent").ifPresent(seats -> each(seats, this::absent));
        step.find("undo").ifPresent(seat -> atTheTable(step, "undo", seat));
        step.find("leave").ifPresent(seat -> atTheTable(step, "leave", seat));
        step.find("overtime").ifPresent(seat -> atTheTable(step, "overtime", seat));
        step.find("all").ifPresent(moves -> everybody(step, moves));
        for (Map.Entry<String, Json> field : step.fields().entrySet()) {
            if (!WORDS.contains(field.getKey())) {
                Seat seat = line.seat(field.getKey(), field.getValue().line());
                each(field.getValue(), move -> move(step, seat, move));
            }
        }
    }

    private interface Part {
        void take(Json said);
    }

    private void each(Json said, Part part) {
        for (Json one : said instanceof Json.Arr list ? list.values() : List.of(said)) {
            if (holds()) {
                part.take(one);
            }
        }
    }

    private void everybody(Json step, Json moves) {
        if (ready(moves)) {
            for (Seat seat : line.awaited()) {
                each(moves, move -> move(step, seat, move));
            }
        }
    }

    /// Draws what stands before a decision; a step needs one to be awaited.
    private boolean ready(Json said) {
        settle();
        if (line.due().isPresent()) {
            fail(
                    said.line(),
                    "a draw \"" + line.due().get().name() + " …\" in the scenario",
                    "none is left for what is due");
            return false;
        }
        return true;
    }

    private void absent(Json label) {
        if (ready(label)) {
            Seat seat = line.seat(label.plain(), label.line());
            if (!line.awaited().contains(seat)) {
                throw new Unfit(label.line(), "an awaited seat" + where, label.plain());
            }
            line.runOut(seat);
        }
    }

    private void atTheTable(Json step, String what, Json label) {
        Seat seat = line.seat(label.plain(), label.line());
        boolean agreed = step.find("agreed").map(Json::asBool).orElse(false);
        outcome(
                step,
                label,
                seat,
                what + " " + seat,
                () ->
                        switch (what) {
                            case "undo" -> line.undo(seat, agreed);
                            case "leave" -> line.leave(seat);
                            case "overtime" -> overtime(seat, label);
                            default -> throw new IllegalStateException(what);
                        });
    }

    private Optional<Refused> overtime(Seat seat, Json label) {
        if (!line.awaited().contains(seat)) {
            throw new Unfit(label.line(), "an awaited seat" + where, label.plain());
        }
        return line.overtime();
    }

    private void move(Json step, Seat seat, Json move) {
        if (step.find("unreadable").filter(Json::asBool).isPresent()) {
            unreadable(move);
        } else if (ready(move)) {
            boolean asked = step.find("refused").isPresent();
            outcome(
                    step,
                    move,
                    seat,
                    seat + " " + move.plain(),
                    () -> asked ? line.refusal(seat, move.plain()) : line.act(seat, move.plain()));
        }
    }

    /// Does it, or sees it refused if the step says so; a refusal changes nothing.
    private void outcome(
            Json step, Json said, Seat seat, String what, Supplier<Optional<Refused>> deed) {
        Optional<Json> expected = step.find("refused");
        long before = line.state().hash();
        Optional<Refused> refusal = deed.get();
        refusal.ifPresent(refused -> line.note(seat, refused));
        if (expected.isPresent()) {
            Checks.refusal(expected.get(), what + where, refusal).ifPresent(failures::add);
            if (line.state().hash() != before) {
                fail(said.line(), "no change by a refused move" + where, "another state");
            }
        } else if (refusal.isPresent()) {
            fail(
                    said.line(),
                    what + where,
                    "refused by "
                            + refusal.get().clause()
                            + ": "
                            + line.words().say(refusal.get().reason())
                            + " Legal: "
                            + new TreeSet<>(line.legal(seat)));
        }
    }

    private void unreadable(Json move) {
        try {
            line.game().formats().read(move.plain());
            fail(move.line(), "\"" + move.plain() + "\" to be unreadable", "a move");
        } catch (BadInput _) {
            // What the scenario says.
        }
    }
}
