package tablee.testkit.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tablee.engine.Action;
import tablee.engine.Chance;
import tablee.engine.Json;
import tablee.engine.Outcome;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.testkit.ScenarioResult;

/// What a `then` of a scenario can say, one method for each field.
final class Checks<S extends State, V extends View, A extends Action> {

    private final Line<S, V, A> line;
    private final List<ScenarioResult.Failure> failures = new ArrayList<>();

    private Checks(Line<S, V, A> line) {
        this.line = line;
    }

    static <S extends State, V extends View, A extends Action> List<ScenarioResult.Failure> of(
            Json block, Line<S, V, A> line) {
        var checks = new Checks<>(line);
        block.fields().forEach(checks::check);
        return checks.failures;
    }

    private void check(String what, Json said) {
        switch (what) {
            case "state" -> fits("state", said, line.position());
            case "views" -> perViewer(said, this::view);
            case "legal" -> perSeat(said, this::legal);
            case "refused" -> perSeat(said, this::refused);
            case "awaited" -> awaited(said);
            case "due" -> due(said);
            case "events" -> events(said);
            case "over" -> equal("over", said, Json.of(line.outcome().isPresent()));
            case "ranks" -> outcome(said, end -> bySeat(said, end.ranks()));
            case "scores" -> outcome(said, end -> bySeat(said, end.sheet().totals()));
            case "sheet" -> perSeat(said, this::sheet);
            case "probability" -> Odds.check(said, line, this::fail);
            default -> fail(said, "something a scenario can check", "\"" + what + "\"");
        }
    }

    private void fail(Json said, String expected, String found) {
        failures.add(new ScenarioResult.Failure(said.line(), expected, found));
    }

    private void fits(String what, Json said, Json value) {
        if (isMisspelt(said, false)) {
            return;
        }
        PartialMatch.differs(said, value)
                .ifPresent(
                        mismatch ->
                                failures.add(
                                        new ScenarioResult.Failure(
                                                mismatch.line() > 0 ? mismatch.line() : said.line(),
                                                what
                                                        + (mismatch.path().isEmpty()
                                                                ? " "
                                                                : " " + mismatch.path() + " ")
                                                        + mismatch.expected(),
                                                mismatch.found())));
    }

    /// A pattern that denies what nobody could ever find there says nothing.
    private boolean isMisspelt(Json pattern, boolean denied) {
        Optional<Vocabulary.Denied> misspelt = Vocabulary.misspelt(line, pattern, denied);
        misspelt.ifPresent(
                one ->
                        failures.add(
                                new ScenarioResult.Failure(
                                        one.line(),
                                        "a field that values of "
                                                + line.game().info().id()
                                                + " have",
                                        "\"" + one.name() + "\"")));
        return misspelt.isPresent();
    }

    private void equal(String what, Json said, Json value) {
        if (!said.equals(value)) {
            fail(said, what + " " + said.print(), value.print());
        }
    }

    private interface OfViewer<T extends Viewer> {
        void check(T viewer, Json said);
    }

    /// `A`, `B, spectator` or `all`.
    private void perViewer(Json said, OfViewer<Viewer> check) {
        said.fields()
                .forEach(
                        (name, inner) ->
                                viewers(name, inner).forEach(one -> check.check(one, inner)));
    }

    private void perSeat(Json said, OfViewer<Seat> check) {
        said.fields()
                .forEach(
                        (name, inner) ->
                                viewers(name, inner)
                                        .filter(Seat.class::isInstance)
                                        .map(Seat.class::cast)
                                        .forEach(seat -> check.check(seat, inner)));
    }

    private Stream<Viewer> viewers(String names, Json said) {
        return names.equals("all")
                ? line.viewers().stream()
                : Stream.of(names.split(",", -1))
                        .map(name -> line.viewer(name.strip(), said.line()));
    }

    private void view(Viewer viewer, Json said) {
        V view = line.view(viewer);
        Json whole =
                Json.object()
                        .put("now", line.game().formats().now(view))
                        .put("memory", line.game().formats().memory(view))
                        .build();
        String who = viewer.label() + "'s view";
        said.fields()
                .forEach(
                        (part, inner) -> {
                            switch (part) {
                                case "absent" ->
                                        inner.items().forEach(path -> absent(who, path, whole));
                                case "now", "memory" ->
                                        fits(who + " " + part, inner, whole.at(part));
                                default -> fail(inner, "now, memory or absent", "\"" + part + "\"");
                            }
                        });
    }

    private void absent(String who, Json path, Json whole) {
        if (!Vocabulary.has(line, path.plain())) {
            fail(
                    path,
                    "a path that views of " + line.game().info().id() + " have",
                    "\"" + path.plain() + "\"");
            return;
        }
        Paths.get(whole, path.plain())
                .filter(value -> !value.isNull())
                .ifPresent(value -> fail(path, who + " without " + path.plain(), value.print()));
    }

    /// A list is all the moves, in any order; with `…` in it, some of them.
    private void legal(Seat seat, Json said) {
        List<String> legal = line.legal(seat);
        if (said instanceof Json.Arr list) {
            List<Json> moves =
                    list.values().stream()
                            .filter(move -> !move.plain().equals(PartialMatch.REST))
                            .toList();
            moves.forEach(move -> includes(seat, move, legal));
            if (moves.size() == list.values().size()) {
                nothingElse(seat, said, moves, legal);
            }
            return;
        }
        said.fields()
                .forEach(
                        (how, moves) -> {
                            switch (how) {
                                case "includes" ->
                                        moves.items().forEach(move -> includes(seat, move, legal));
                                case "excludes" ->
                                        moves.items().forEach(move -> excludes(seat, move, legal));
                                case "exactly" -> {
                                    moves.items().forEach(move -> includes(seat, move, legal));
                                    nothingElse(seat, moves, moves.items(), legal);
                                }
                                case "count" ->
                                        equal(
                                                "moves of " + seat,
                                                moves,
                                                Json.of((long) legal.size()));
                                default ->
                                        fail(
                                                moves,
                                                "includes, excludes, exactly or count",
                                                "\"" + how + "\"");
                            }
                        });
    }

    private boolean isMeant(String said, String move) {
        if (said.endsWith(PartialMatch.REST)) {
            String beginning = said.substring(0, said.length() - 1).strip();
            return move.equals(beginning) || move.startsWith(beginning + " ");
        }
        return line.game().formats().write(line.game().formats().read(said)).equals(move);
    }

    private void includes(Seat seat, Json move, List<String> legal) {
        if (legal.stream().noneMatch(one -> isMeant(move.plain(), one))) {
            fail(move, "legal for " + seat + ": " + move.plain(), listed(legal));
        }
    }

    private void excludes(Seat seat, Json move, List<String> legal) {
        if (legal.stream().anyMatch(one -> isMeant(move.plain(), one))) {
            fail(move, "not legal for " + seat + ": " + move.plain(), listed(legal));
        }
    }

    private void nothingElse(Seat seat, Json said, List<Json> moves, List<String> legal) {
        List<String> more =
                legal.stream()
                        .filter(one -> moves.stream().noneMatch(move -> isMeant(move.plain(), one)))
                        .toList();
        if (!more.isEmpty()) {
            fail(said, "no other legal move for " + seat, listed(more));
        }
    }

    private static String listed(List<String> moves) {
        if (moves.isEmpty()) {
            return "no legal move";
        }
        return moves.stream().limit(40).collect(Collectors.joining(", "))
                + (moves.size() > 40 ? " and " + (moves.size() - 40) + " more" : "");
    }

    private void refused(Seat seat, Json said) {
        for (Map.Entry<String, Json> move : said.fields().entrySet()) {
            Optional<Refused> refusal = line.refusal(seat, move.getKey());
            refusal(move.getValue(), seat + " " + move.getKey(), refusal).ifPresent(failures::add);
        }
    }

    /// Whether a refusal is the expected one.
    static Optional<ScenarioResult.Failure> refusal(
            Json clause, String move, Optional<Refused> refusal) {
        boolean any = clause.equals(Json.of(true)) || clause.plain().equals(PartialMatch.ANY);
        if (refusal.isPresent() && (any || refusal.get().clause().equals(clause.plain()))) {
            return Optional.empty();
        }
        return Optional.of(
                new ScenarioResult.Failure(
                        clause.line(),
                        move + " refused" + (any ? "" : " by " + clause.plain()),
                        refusal.map(found -> "refused by " + found.clause()).orElse("legal")));
    }

    private void awaited(Json said) {
        List<Json> labels = said instanceof Json.Arr list ? list.values() : List.of(said);
        Seats expected = Seats.NONE;
        for (Json label : labels) {
            expected = expected.with(line.seat(label.plain(), label.line()));
        }
        if (!expected.equals(line.awaited())) {
            fail(said, "awaited " + names(expected), names(line.awaited()));
        }
    }

    private static String names(Seats seats) {
        var names = new ArrayList<String>();
        seats.forEach(seat -> names.add(seat.label()));
        return names.isEmpty() ? "nobody" : String.join(", ", names);
    }

    private void due(Json said) {
        String found = line.due().map(Chance::name).orElse("nothing");
        if (!found.equals(said.plain())) {
            fail(said, "due " + said.plain(), found);
        }
    }

    private void events(Json said) {
        said.fields()
                .forEach(
                        (names, inner) -> {
                            if (names.equals("table")) {
                                told("the table", inner, line.happened());
                            } else {
                                viewers(names, inner)
                                        .forEach(
                                                viewer ->
                                                        told(
                                                                viewer.label(),
                                                                inner,
                                                                line.seen(viewer)));
                            }
                        });
    }

    private void told(String who, Json said, List<Json> seen) {
        if (said instanceof Json.Arr list) {
            inOrder(who, list.values(), seen);
            return;
        }
        said.fields()
                .forEach(
                        (how, inner) -> {
                            switch (how) {
                                case "seen" -> inOrder(who, inner.items(), seen);
                                case "not" -> inner.items().forEach(one -> notSeen(who, one, seen));
                                case "exactly" -> fits(who + " sees", inner, Json.of(seen));
                                default -> fail(inner, "seen, not or exactly", "\"" + how + "\"");
                            }
                        });
    }

    private void inOrder(String who, List<Json> wanted, List<Json> seen) {
        int at = 0;
        for (Json one : wanted) {
            if (isMisspelt(one, false)) {
                return;
            }
            while (at < seen.size() && PartialMatch.differs(one, seen.get(at)).isPresent()) {
                at++;
            }
            if (at == seen.size()) {
                fail(one, who + " sees " + one.print(), Json.of(seen).print());
                return;
            }
            at++;
        }
    }

    private void notSeen(String who, Json unwanted, List<Json> seen) {
        if (isMisspelt(unwanted, true)) {
            return;
        }
        seen.stream()
                .filter(one -> PartialMatch.differs(unwanted, one).isEmpty())
                .findFirst()
                .ifPresent(
                        one ->
                                fail(
                                        unwanted,
                                        who + " does not see " + unwanted.print(),
                                        one.print()));
    }

    private interface Part {
        Json of(Outcome outcome);
    }

    private void outcome(Json said, Part part) {
        Optional<Outcome> outcome = line.outcome();
        if (outcome.isEmpty()) {
            fail(said, "the end of the game", "the game goes on");
        } else {
            fits("outcome", said, part.of(outcome.get()));
        }
    }

    /// All of them in order, or those of the seats that are named.
    private Json bySeat(Json said, List<Integer> values) {
        if (!(said instanceof Json.Obj named)
                || named.entries().keySet().stream().anyMatch(name -> name.startsWith("$"))) {
            return Json.numbers(values);
        }
        var json = Json.object();
        for (Map.Entry<String, Json> one : named.entries().entrySet()) {
            json.put(
                    one.getKey(),
                    values.get(line.seat(one.getKey(), one.getValue().line()).index()));
        }
        return json.build();
    }

    /// The column of a seat, from the first line of the score sheet to the total.
    private void sheet(Seat seat, Json said) {
        outcome(
                said,
                end ->
                        Json.numbers(
                                end.sheet().rows().stream()
                                        .map(row -> row.values().get(seat.index()))
                                        .toList()));
    }
}
