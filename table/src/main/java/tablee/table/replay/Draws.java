package tablee.table.replay;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Chance;
import tablee.engine.Drawn;
import tablee.engine.GameInfo;
import tablee.engine.Json;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.play.Stepper;
import tablee.table.fair.KeyedStream;
import tablee.table.fair.Made;

/// Every draw of a game, those taken back included: what could come, what came, and whether it follows from seed and nonces.
public final class Draws<S extends State, V extends View, A extends Action> {

    /// One draw. A game that was played on from another has `given` ones, which the other game proves.
    ///
    /// @param stream what its numbers were read from
    private record Draw(
            int number, String stream, int step, Chance due, Drawn drawn, boolean given) {}

    private final Replay<S, V, A> replay;
    private final Json fairness;
    private final List<Draw> made = new ArrayList<>();
    private final Set<Integer> undone = new HashSet<>();

    public Draws(Replay<S, V, A> replay) {
        this.replay = replay;
        this.fairness = replay.fairness().orElseThrow(() -> BadInput.of("server.fair.missing"));
        walk();
    }

    /// Goes through the game as it was played, back and forth.
    private void walk() {
        List<Json> course =
                fairness.find("course").orElseGet(() -> replay.log().toJson().at("steps")).items();
        Replay.bounded(course.size());
        int given = fairness.find("given").map(Json::asInt).orElse(0);
        var passed = new ArrayList<S>();
        var deciders = new ArrayList<Optional<Seat>>();
        Optional<Seat> last = Optional.empty();
        Made before = Made.none(Proof.algorithm(fairness));
        Stepper<S, V, A> stepper = Stepper.quiet(replay.game(), replay.state(0));
        int count = 0;
        for (Json step : course) {
            replay.goOn();
            if (step.find("undo").isPresent()) {
                int to = step.at("undo").asInt();
                if (to < 0 || to >= passed.size()) {
                    throw BadInput.of("engine.log.turn", "undo " + to);
                }
                stepper = Stepper.quiet(replay.game(), passed.get(to));
                last = deciders.get(to);
                passed.subList(to, passed.size()).clear();
                deciders.subList(to, deciders.size()).clear();
                made.stream()
                        .filter(draw -> draw.step() > to)
                        .forEach(draw -> undone.add(draw.number()));
                continue;
            }
            passed.add(stepper.state());
            deciders.add(last);
            Optional<Seat> seat = step.find("seat").map(label -> Seat.of(label.asText()));
            String notation = step.at(seat.isPresent() ? "do" : "draw").asText();
            if (seat.isEmpty() && stepper.next() instanceof Next.Draw(Chance due)) {
                made.add(
                        new Draw(
                                made.size(),
                                before.next(due, last),
                                passed.size(),
                                due,
                                due.read(notation),
                                count < given));
                before = before.and(due, last);
            }
            last = seat.isPresent() ? seat : last;
            count++;
            stepper.take(seat, notation);
        }
        passed.add(stepper.state());
        sameAsPlayed(passed);
    }

    /// A course has no hashes: the steps that were not taken back must be those of the log, which has.
    private void sameAsPlayed(List<S> passed) {
        if (passed.size() != replay.steps() + 1) {
            throw BadInput.of("engine.log.turn", "course");
        }
        for (int step = 0; step < passed.size(); step++) {
            if (passed.get(step).hash() != replay.state(step).hash()) {
                throw BadInput.of("engine.log.turn", "course");
            }
        }
    }

    /// Recomputes every draw. Refuses with the first thing that is wrong.
    Proof verify() {
        var proof = Proof.of(fairness);
        byte[] key = proof.key(fairness.at("seed").asText());
        int checked = 0;
        for (Draw draw : made) {
            replay.goOn();
            if (!draw.given()) {
                Drawn expected = draw.due().draw(new KeyedStream(key, draw.stream()));
                if (!expected.equals(draw.drawn())) {
                    throw BadInput.of(
                            "server.fair.draw",
                            draw.number(),
                            draw.due().write(expected),
                            draw.due().write(draw.drawn()));
                }
                checked++;
            }
        }
        return proof.with(checked);
    }

    /// Everything somebody needs to draw again by themselves.
    public Json show() {
        GameInfo game = replay.game().info();
        var json = Json.object().put("game", game.id()).put("content", game.content());
        for (String part :
                List.of(
                        "algorithm",
                        "table",
                        "commitment",
                        "seed",
                        "nonces",
                        "shares",
                        "round",
                        "given",
                        "from")) {
            fairness.find(part).ifPresent(value -> json.put(part, value));
        }
        return json.put("draws", Json.list(made, this::show)).build();
    }

    private Json show(Draw draw) {
        var json = Json.object().put("number", draw.number()).put("step", draw.step());
        Chance due = draw.due();
        switch (due) {
            case Chance.Throw dice ->
                    json.put("kind", "throw")
                            .put("name", due.name())
                            .put("dice", dice.dice())
                            .put("faces", upTo(due, dice.faces()));
            case Chance.Pick pick ->
                    json.put("kind", "pick")
                            .put("name", due.name())
                            .put("from", upTo(due, pick.from()));
            case Chance.Shuffle shuffle ->
                    json.put("kind", "shuffle")
                            .put("name", due.name())
                            .put("cards", symbols(due, shuffle.cards()));
        }
        json.put("drawn", due.write(draw.drawn()))
                .put("values", symbols(due, draw.drawn().toArray()));
        if (!draw.stream().equals(Integer.toString(draw.number()))) {
            json.put("stream", draw.stream());
        }
        if (draw.given()) {
            json.put("given", true);
        }
        if (undone.contains(draw.number())) {
            json.put("undone", true);
        }
        return json.build();
    }

    private static Json upTo(Chance due, int bound) {
        return symbols(due, java.util.stream.IntStream.range(0, bound).toArray());
    }

    private static Json symbols(Chance due, int[] values) {
        List<String> symbols = due.alphabet().symbols();
        var words = new ArrayList<String>();
        for (int value : values) {
            words.add(symbols.isEmpty() ? Integer.toString(value) : symbols.get(value));
        }
        return Json.texts(words);
    }
}
