package tablee.table.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Event;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.engine.play.GameLog;
import tablee.engine.play.Stepper;
import tablee.table.Entry;
import tablee.table.History;
import tablee.table.Step;
import tablee.table.Table;
import tablee.table.Version;
import tablee.table.fair.Shares;
import tablee.table.tell.Presenter;

/// A finished game as a file: the engine's game log, so that any tool of the command line reads it, with three parts more: `program` (the
/// version that wrote it), `table` (who sat where) and `fairness` (how each draw was made, those of undone steps included).
public final class Replay<S extends State, V extends View, A extends Action> {

    private static final int STEPS = 20_000;

    private final Game<S, V, A> game;
    private final GameLog log;
    private final Runnable between;
    private final Optional<Json> fairness;
    private final Json seats;
    private final OptionalLong ended;
    private final List<S> states = new ArrayList<>();
    private final List<List<Event>> events = new ArrayList<>();

    private Replay(Game<S, V, A> game, GameLog log, Json file, Runnable between) {
        this.game = game;
        this.log = log;
        this.between = between;
        this.fairness = file.find("fairness");
        this.seats = file.find("table").orElse(Json.of(List.of()));
        this.ended =
                file.find("ended")
                        .map(at -> OptionalLong.of(at.asLong()))
                        .orElseGet(OptionalLong::empty);
        replay();
    }

    /// The file of a table that is done.
    public static <S extends State, V extends View, A extends Action> Json file(
            History<S, V, A> history) {
        Table<S, V, A> table = history.table();
        Entry.Opened opened = table.opened();
        List<GameLog.Entry> moves = new ArrayList<>();
        List<Json> undone = new ArrayList<>();
        List<Json> course = new ArrayList<>();
        Shares shares = Shares.NONE;
        List<Step> given = opened.from().map(Entry.From::steps).orElse(List.of());
        given.forEach(step -> add(step, moves, course));
        for (History.Told told : history.story()) {
            switch (told.entry()) {
                case Entry.Started(var added, List<Step> steps) -> {
                    shares = added;
                    steps.forEach(step -> add(step, moves, course));
                }
                case Entry.Acted(var _, var _, var _, List<Step> steps, var _) ->
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
                        moves);
        var json = Json.object();
        log.toJson().fields().forEach(json::put);
        json.put("program", Version.TEXT);
        json.put("table", new Presenter<>(table).seatsForReplay());
        json.put("ended", history.story().getLast().at());
        return json.put(
                        "fairness",
                        fairness(table, shares, given, undone.isEmpty() ? List.of() : course))
                .build();
    }

    private static void add(Step step, List<GameLog.Entry> moves, List<Json> course) {
        moves.add(step.written());
        var json = Json.object();
        step.seat().ifPresent(seat -> json.put("seat", seat.label()));
        course.add(json.put(step.seat().isPresent() ? "do" : "draw", step.notation()).build());
    }

    /// `course` is every step in the order it was made; left out when nothing was taken back. `given` of them come from another game.
    private static Json fairness(
            Table<?, ?, ?> table, Shares shares, List<Step> given, List<Json> course) {
        Entry.Opened opened = table.opened();
        var json =
                Json.object()
                        .put("algorithm", opened.draws().title())
                        .put("table", table.id())
                        .put("commitment", opened.commitment())
                        .put("seed", opened.seed());
        switch (opened.draws()) {
            case COUNTER_1 -> json.put("nonces", shares.nonces());
            case COMMIT_REVEAL_2 -> json.put("shares", shares.toJson());
            case DUPLICATE_3 -> json.put("round", opened.boundTo(table.id()));
        }
        if (!given.isEmpty()) {
            json.put("given", given.size());
            table.opened().from().ifPresent(from -> json.put("from", from.table()));
        }
        if (!course.isEmpty()) {
            json.put("course", Json.of(course));
        }
        return json.build();
    }

    /// Reads a file and plays it again ([Stepper#repeat]).
    public static <S extends State, V extends View, A extends Action> Replay<S, V, A> read(
            Game<S, V, A> game, Json json) {
        return read(game, json, () -> {});
    }

    /// The same for somebody who may leave: `between` is called between any two steps, now and later, and ends the work by throwing.
    public static <S extends State, V extends View, A extends Action> Replay<S, V, A> read(
            Game<S, V, A> game, Json json, Runnable between) {
        return new Replay<>(game, GameLog.read(json, game.options()), json, between);
    }

    private void replay() {
        Stepper<S, V, A> stepper = Stepper.telling(game, game.start(log.settings()));
        states.add(stepper.state());
        events.add(List.of());
        bounded(log.entries().size());
        for (GameLog.Entry entry : log.entries()) {
            goOn();
            stepper.repeat(states.size(), entry);
            states.add(stepper.state());
            events.add(stepper.events());
        }
    }

    /// Refuses what no game of people is as long as.
    static void bounded(int steps) {
        if (steps > STEPS) {
            throw BadInput.of("server.replay.long", steps, STEPS);
        }
    }

    /// Ends the work when nobody waits for it any more.
    void goOn() {
        between.run();
    }

    public int steps() {
        return states.size() - 1;
    }

    Game<S, V, A> game() {
        return game;
    }

    GameLog log() {
        return log;
    }

    /// When it was over, in milliseconds; a file that was not written by a table does not know.
    OptionalLong ended() {
        return ended;
    }

    Optional<Json> fairness() {
        return fairness;
    }

    /// How things stood after so many steps.
    public S state(int step) {
        return states.get(step);
    }

    List<Event> events(int step) {
        return events.get(step);
    }

    /// Who sat where, as far as the file says; people who were forgotten are somebody in this language.
    Json seats(String language) {
        return Json.list(
                seats.items(),
                seat -> {
                    var shown = Json.object();
                    seat.fields().forEach(shown::put);
                    seat.find("name")
                            .map(name -> Presenter.somebody(name.plain(), language))
                            .ifPresent(name -> shown.put("name", name));
                    return (Json) shown.build();
                });
    }

    /// The game's sentences, with the names of those who played.
    public Texts texts(String language) {
        List<String> names =
                seats.items().stream()
                        .map(seat -> seat.find("name").map(Json::plain).orElse(""))
                        .map(name -> Presenter.somebody(name, language))
                        .toList();
        Texts texts = game.wording().texts(language);
        return names.size() == log.settings().seats() ? texts.withNames(names) : texts;
    }

    /// The steps up to this one, to be played on from.
    public List<Step> firstSteps(int count) {
        return log.entries().subList(0, count).stream()
                .map(
                        entry ->
                                new Step(
                                        entry.seat(),
                                        entry.notation(),
                                        entry.hash(),
                                        entry.seat().isPresent()
                                                ? Step.Cause.CHOSEN
                                                : Step.Cause.CHANCE))
                .toList();
    }

    public Settings settings() {
        return log.settings();
    }

    public boolean isOver(int step) {
        return game.next(states.get(step)) instanceof Next.End;
    }

    /// Recomputes every draw from what was published. Refuses with the first thing that is wrong.
    public Proof verify() {
        return new Draws<>(this).verify();
    }
}
