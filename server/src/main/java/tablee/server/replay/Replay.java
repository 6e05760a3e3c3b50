package tablee.server.replay;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Chance;
import tablee.engine.Event;
import tablee.engine.Events;
import tablee.engine.Game;
import tablee.engine.GameLog;
import tablee.engine.Hash;
import tablee.engine.Json;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.server.fair.Fairness;
import tablee.server.fair.KeyedStream;
import tablee.server.table.Entry;
import tablee.server.table.History;
import tablee.server.table.Step;
import tablee.server.table.Table;

/// A finished game as a file: the engine's game log, so that any tool of the command line reads it, with two parts more: `table` (who
/// sat where) and `fairness` (how each draw was made, those of undone steps included).
public final class Replay<S extends State, V extends View, A extends Action> {

    private record Move(Optional<Seat> seat, String notation, long hash) {}

    private final Game<S, V, A> game;
    private final GameLog log;
    private final Optional<Json> fairness;
    private final List<S> states = new ArrayList<>();
    private final List<List<Event>> events = new ArrayList<>();

    private Replay(Game<S, V, A> game, GameLog log, Optional<Json> fairness) {
        this.game = game;
        this.log = log;
        this.fairness = fairness;
        replay();
    }

    /// The file of a table that is done.
    public static <S extends State, V extends View, A extends Action> Json file(
            History<S, V, A> history) {
        Table<S, V, A> table = history.table();
        Entry.Opened opened = table.opened();
        List<Move> moves = new ArrayList<>();
        List<Json> undone = new ArrayList<>();
        List<Json> course = new ArrayList<>();
        Map<String, String> nonces = new HashMap<>();
        for (History.Told told : history.story()) {
            switch (told.entry()) {
                case Entry.Started(var given, List<Step> steps) -> {
                    nonces.putAll(given);
                    steps.forEach(step -> add(step, moves, course));
                }
                case Entry.Acted(var _, var _, var _, List<Step> steps) ->
                        steps.forEach(step -> add(step, moves, course));
                case Entry.Standing(var _, var _, var _, List<Step> steps) ->
                        steps.forEach(step -> add(step, moves, course));
                case Entry.Undone(Seat seat, int to) -> {
                    while (moves.size() > to) {
                        moves.removeLast();
                    }
                    course.add(Json.object().put("seat", seat.label()).put("undo", to).build());
                    undone.add(course.getLast());
                }
                default -> {}
            }
        }
        var log =
                new GameLog(
                        opened.game(),
                        opened.rules(),
                        opened.content(),
                        opened.settings(),
                        Optional.empty(),
                        moves.stream()
                                .map(
                                        move ->
                                                new GameLog.Entry(
                                                        move.seat(), move.notation(), move.hash()))
                                .toList());
        var json = Json.object();
        log.toJson().fields().forEach(json::put);
        json.put("table", new tablee.server.live.Speaker<>(table).seatsForReplay());
        return json.put("fairness", fairness(table, nonces, undone.isEmpty() ? List.of() : course))
                .build();
    }

    private static void add(Step step, List<Move> moves, List<Json> course) {
        moves.add(new Move(step.seat(), step.notation(), step.hash()));
        var json = Json.object();
        step.seat().ifPresent(seat -> json.put("seat", seat.label()));
        course.add(json.put(step.seat().isPresent() ? "do" : "draw", step.notation()).build());
    }

    /// `course` is every step in the order it was made; left out when nothing was taken back.
    private static Json fairness(
            Table<?, ?, ?> table, Map<String, String> nonces, List<Json> course) {
        var given = Json.object();
        new java.util.TreeMap<>(nonces).forEach(given::put);
        var json =
                Json.object()
                        .put("algorithm", Fairness.NAME)
                        .put("table", table.id())
                        .put("commitment", table.opened().commitment())
                        .put("seed", table.opened().seed())
                        .put("nonces", given.build());
        if (!course.isEmpty()) {
            json.put("course", Json.of(course));
        }
        return json.build();
    }

    /// Reads a file and plays it again, checking every hash.
    public static <S extends State, V extends View, A extends Action> Replay<S, V, A> read(
            Game<S, V, A> game, Json json) {
        return new Replay<>(game, GameLog.read(json, game.options()), json.find("fairness"));
    }

    private void replay() {
        S state = game.start(log.settings());
        states.add(state);
        events.add(List.of());
        int number = 0;
        for (GameLog.Entry entry : log.entries()) {
            number++;
            Events told = Events.recorded();
            state = step(state, entry.seat(), entry.notation(), told);
            if (state.hash() != entry.hash()) {
                throw BadInput.of(
                        "engine.log.differs",
                        number,
                        entry.notation(),
                        Hash.hex(entry.hash()),
                        Hash.hex(state.hash()));
            }
            states.add(state);
            events.add(told.told());
        }
    }

    private S step(S state, Optional<Seat> seat, String notation, Events told) {
        return switch (game.next(state)) {
            case Next.Draw(Chance due) when seat.isEmpty() ->
                    game.draw(state, due.read(notation), told);
            case Next.Decide _ when seat.isPresent() -> {
                A action = game.formats().read(notation);
                game.refusal(game.view(state, seat.get()), action)
                        .ifPresent(
                                refused -> {
                                    throw BadInput.of(refused.reason());
                                });
                yield game.act(state, seat.get(), action, told);
            }
            case Next.Draw _, Next.Decide _, Next.End _ ->
                    throw BadInput.of("engine.log.turn", notation);
        };
    }

    public int steps() {
        return states.size() - 1;
    }

    /// What a viewer saw after each of these steps; `open` shows the whole position instead.
    public Json frames(String viewer, int from, int to, String language) {
        var frames = new ArrayList<Json>();
        for (int step = Math.max(0, from); step <= Math.min(to, steps()); step++) {
            frames.add(frame(viewer, step, language));
        }
        return Json.object().put("steps", steps()).put("frames", Json.of(frames)).build();
    }

    private Json frame(String viewer, int step, String language) {
        var json = Json.object().put("step", step);
        if (step > 0) {
            GameLog.Entry entry = log.entries().get(step - 1);
            entry.seat().ifPresent(seat -> json.put("seat", seat.label()));
            json.put(entry.seat().isPresent() ? "do" : "draw", entry.notation());
        }
        var texts = game.wording().texts(language);
        S state = states.get(step);
        if (viewer.equals("open")) {
            json.put("position", game.formats().position(state));
            json.put("events", told(events.get(step), texts));
        } else {
            Viewer eyes = eyes(viewer);
            json.put("now", game.formats().now(game.view(state, eyes)));
            json.put(
                    "events",
                    told(
                            events.get(step).stream()
                                    .flatMap(event -> event.seenBy(eyes).stream())
                                    .toList(),
                            texts));
        }
        return json.build();
    }

    private Viewer eyes(String viewer) {
        Viewer eyes = Viewer.of(viewer);
        if (eyes instanceof Seat seat && seat.index() >= log.settings().seats()) {
            throw BadInput.of("server.viewer", viewer);
        }
        return eyes;
    }

    private Json told(List<Event> seen, tablee.engine.Texts texts) {
        return Json.of(
                seen.stream()
                        .map(
                                event -> {
                                    var json = Json.object();
                                    game.formats().toJson(event).fields().forEach(json::put);
                                    return json.put("say", texts.say(game.wording().told(event)))
                                            .build();
                                })
                        .toList());
    }

    /// Recomputes every draw from the published seed and nonces. Gives their number; refuses with the first that is wrong.
    public int verify() {
        Json fair = fairness.orElseThrow(() -> BadInput.of("server.fair.missing"));
        String table = fair.at("table").asText();
        String seed = fair.at("seed").asText();
        if (!seed.matches("[0-9a-f]{64}")
                || !Fairness.commitment(table, seed).equals(fair.at("commitment").asText())) {
            throw BadInput.of("server.fair.commitment");
        }
        var nonces = new HashMap<String, String>();
        fair.at("nonces").fields().forEach((seat, nonce) -> nonces.put(seat, nonce.asText()));
        byte[] key = Fairness.key(table, seed, nonces);
        Optional<Json> course = fair.find("course");
        return course.isPresent()
                ? verify(course.get().items(), key)
                : verify(log.toJson().at("steps").items(), key);
    }

    private int verify(List<Json> course, byte[] key) {
        var passed = new ArrayList<S>();
        S state = game.start(log.settings());
        int draws = 0;
        for (Json step : course) {
            if (step.find("undo").isPresent()) {
                int to = step.at("undo").asInt();
                if (to < 0 || to >= passed.size()) {
                    throw BadInput.of("engine.log.turn", "undo " + to);
                }
                state = passed.get(to);
                passed.subList(to, passed.size()).clear();
                continue;
            }
            passed.add(state);
            Optional<Seat> seat = step.find("seat").map(label -> Seat.of(label.asText()));
            String notation = step.at(seat.isPresent() ? "do" : "draw").asText();
            if (seat.isEmpty() && game.next(state) instanceof Next.Draw(Chance due)) {
                String expected = due.write(due.draw(new KeyedStream(key, draws)));
                if (!expected.equals(notation)) {
                    throw BadInput.of("server.fair.draw", draws, expected, notation);
                }
                draws++;
            }
            state = step(state, seat, notation, Events.NONE);
        }
        if (state.hash() != states.getLast().hash()) {
            throw BadInput.of("engine.log.turn", "course");
        }
        return draws;
    }
}
