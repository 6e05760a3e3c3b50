package tablee.server.web;

import java.util.List;
import java.util.Optional;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.play.GameLog;
import tablee.server.limits.Limits;
import tablee.server.live.LiveTable;
import tablee.server.live.Tables;
import tablee.server.store.PersonRow;
import tablee.table.Command;
import tablee.table.Entry;
import tablee.table.History;
import tablee.table.Phase;
import tablee.table.Step;
import tablee.table.Table;
import tablee.table.Terms;
import tablee.table.replay.Draws;
import tablee.table.replay.Frames;
import tablee.table.replay.LookingBack;
import tablee.table.replay.Replay;
import tablee.table.replay.ScenarioFile;

/// What can be done with a game that is over: told again, checked, played on, kept as a file. Works on replay files, whether they are
/// of a table here, imported, or sent along.
final class AfterRoutes {

    private static final int FRAMES = 200;
    private static final int REPLAYS = 200;

    /// Bytes of a game that is played on from, which the new table begins with; beside its notation a step takes so many.
    private static final int GIVEN = 500_000;

    private static final int STEP = 60;

    private final TableCalls calls;
    private final Limits limits;
    private final Tables tables;

    AfterRoutes(TableCalls calls, Limits limits) {
        this.calls = calls;
        this.limits = limits;
        this.tables = calls.tables();
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/tables/{id}/replay",
                        "The replay file of a game that is over; with ?as=A|spectator|open&from=0&to=50 the game step by step.",
                        "the file; or game, steps, seats, outcome, frames: step, seat, do, say, now or position and views,"
                                + " awaited, events",
                        call ->
                                call.query("as").isPresent()
                                        ? leafed(call.query("as").get(), call)
                                        : download(call)),
                Route.get(
                        "/api/tables/{id}/frames",
                        "The game step by step, when it is over; ?viewer=A|spectator|open&from=0&to=50. While it goes on at a table with a delay: its"
                                + " past with open hands, for whoever looks on.",
                        "as /replay?as=",
                        call -> leafed(call.query("viewer").orElse("spectator"), call)),
                Route.get(
                        "/api/tables/{id}/verify",
                        "Checks every draw of a game that is over.",
                        "fair, draws, algorithm, bound, open, leftOut; or the first thing that is wrong, in `say`",
                        call -> verify(file(call), call)),
                Route.get(
                        "/api/tables/{id}/draws",
                        "Everything needed to draw again elsewhere.",
                        "algorithm, table, seed, commitment, shares (nonces under hmac-sha256-counter/1), draws",
                        call -> draws(file(call))),
                Route.get(
                        "/api/tables/{id}/scenario",
                        "A scenario file: of a running game my view, of one that is over the whole game or ?step=N.",
                        "YAML",
                        this::scenario),
                Route.post(
                        "/api/tables/{id}/continue",
                        "Play on from a step of a game that is over, with bots on the other seats.",
                        "{\"step\":40,\"seat\":\"A\",\"level\":\"habitué\",\"terms\":{},\"ready\":true}",
                        "id of the new table and its commitment",
                        this::playOn),
                Route.post(
                        "/api/replays",
                        "Import a replay file for viewing.",
                        "{\"replay\":{}}",
                        "id, good wherever a table that is over is",
                        this::keep),
                Route.post(
                        "/api/replays/frames",
                        "A replay file step by step.",
                        "{\"replay\":{},\"as\":\"open\",\"from\":0,\"to\":50}",
                        "as for a table",
                        call -> {
                            Json body = call.body();
                            String viewer =
                                    body.find("as").orElseGet(() -> body.at("viewer")).asText();
                            int from = body.find("from").map(Json::asInt).orElse(0);
                            int to = body.find("to").map(Json::asInt).orElse(FRAMES);
                            return frames(body.at("replay"), viewer, from, to, call);
                        }),
                Route.post(
                        "/api/replays/verify",
                        "Checks every draw of a replay file.",
                        "{\"replay\":{}}",
                        "as for a table",
                        call -> verify(call.body().at("replay"), call)),
                Route.post(
                        "/api/replays/draws",
                        "Everything needed to draw the draws of a replay file again.",
                        "{\"replay\":{}}",
                        "as for a table",
                        call -> draws(call.body().at("replay"))));
    }

    /// The replay file of this address: of a table that is done and that the caller may look at, or an imported one.
    private Json file(Call call) {
        String id = call.part("id");
        Optional<History<?, ?, ?>> history = tables.history(id);
        if (history.isEmpty()) {
            return tables.store()
                    .people()
                    .replay(id)
                    .map(Json::parse)
                    .orElseThrow(() -> new Refusal(404, "server.table.missing"));
        }
        Table<?, ?, ?> table = history.get().table();
        var _ = TableRoutes.viewers(table, call.personId());
        TableRoutes.requirePublished(table);
        return Replay.file(history.get());
    }

    private Answer download(Call call) {
        return Answer.json(file(call))
                .with(
                        "Content-Disposition",
                        "attachment; filename=\"tablee-" + call.part("id") + ".json\"");
    }

    private Replay<?, ?, ?> replay(Json file) {
        String _ = GameLog.gameOf(file);
        return Replay.read(tables.games().ofFile(file), file, Workshop::goOn);
    }

    private Answer frames(Json file, String viewer, Call call) {
        return frames(
                file, viewer, (int) call.number("from", 0), (int) call.number("to", FRAMES), call);
    }

    private Answer frames(Json file, String viewer, int from, int to, Call call) {
        return Answer.json(
                new Frames<>(replay(file), call.language())
                        .show(viewer, from, Math.min(to, from + FRAMES)));
    }

    /// Step by step: the whole of a game that is over, and of one that goes on what whoever looks on may go back to.
    private Answer leafed(String viewer, Call call) {
        Optional<History<?, ?, ?>> history = tables.history(call.part("id"));
        if (history.isPresent() && mayLookBack(history.get().table(), call.personId())) {
            return lookBack(history.get(), call);
        }
        return frames(file(call), viewer, call);
    }

    /// Whoever sits there is asked to remember.
    private static boolean mayLookBack(Table<?, ?, ?> table, String person) {
        return table.phase() == Phase.PLAYING
                && table.terms().delay() > 0
                && table.seatsOf(person).isEmpty()
                && table.mayLook(person);
    }

    private static <S extends State, V extends View, A extends Action> Answer lookBack(
            History<S, V, A> history, Call call) {
        int from = (int) call.number("from", 0);
        int to = Math.min((int) call.number("to", FRAMES), from + FRAMES);
        return Answer.json(LookingBack.of(history, Workshop::goOn).show(call.language(), from, to));
    }

    private Answer draws(Json file) {
        return Answer.json(new Draws<>(replay(file)).show());
    }

    private Answer verify(Json file, Call call) {
        try {
            return Answer.json(replay(file).verify().toJson());
        } catch (BadInput wrong) {
            String say = tablee.server.ServerTexts.say(call.language(), wrong.sentence());
            return Answer.json(Json.object().put("fair", false).put("say", say).build());
        }
    }

    private Answer scenario(Call call) {
        Optional<History<?, ?, ?>> history = tables.history(call.part("id"));
        boolean running = history.isPresent() && !history.get().table().isPublished();
        return Answer.yaml(running ? mine(history.get().table(), call) : past(call));
    }

    private static <
                    S extends tablee.engine.State,
                    V extends tablee.engine.View,
                    A extends tablee.engine.Action>
            String mine(Table<S, V, A> table, Call call) {
        var eyes =
                tablee.table.replay.Story.eyes(
                        TableRoutes.viewers(table, call.personId()), call.query("seat"));
        if (!table.hasBegun()) {
            throw new Refusal(409, "server.table.open");
        }
        return ScenarioFile.view(table.game(), table.opened().settings(), table.view(eyes), eyes);
    }

    private String past(Call call) {
        Replay<?, ?, ?> replay = replay(file(call));
        return call.query("step").isPresent()
                ? ScenarioFile.moment(replay, step(replay, (int) call.number("step", -1)))
                : ScenarioFile.whole(replay);
    }

    private static int step(Replay<?, ?, ?> replay, int step) {
        if (step < 0 || step > replay.steps()) {
            throw new Refusal(400, "server.range", "step", step, 0, replay.steps());
        }
        return step;
    }

    private Answer playOn(Call call) {
        PersonRow person = call.someone();
        Json body = call.body();
        Json file = file(call);
        Replay<?, ?, ?> replay = replay(file);
        int step = step(replay, body.at("step").asInt());
        if (replay.isOver(step)) {
            throw new Refusal(409, "server.table.done");
        }
        Seat mine = Seat.of(body.at("seat").asText());
        if (mine.index() >= replay.settings().seats()) {
            throw new Refusal(400, "server.viewer", mine.label());
        }
        Level level = body.find("level").map(name -> Level.of(name.asText())).orElse(Level.HABITUE);
        Terms terms = calls.house().terms(body.find("terms"));
        String nonce = body.find("nonce").map(TypedInput::nonce).orElse("");
        List<Step> given = replay.firstSteps(step);
        if (given.stream().mapToInt(one -> one.notation().length() + STEP).sum() > GIVEN) {
            throw new Refusal(413, "server.continue.long", GIVEN);
        }
        calls.requireRoom(person);
        requireKeeping(call);
        Game<?, ?, ?> game = tables.games().ofFile(file);
        var from = new Entry.From(call.part("id"), given);
        String id =
                tables.open(
                                person.id(),
                                game,
                                replay.settings(),
                                terms,
                                Optional.empty(),
                                Optional.of(from))
                        .join();
        LiveTable<?, ?, ?> table = calls.table(id);
        Optional<Seat> chair = Optional.of(mine);
        calls.done(
                table,
                person.id(),
                new Command.Sit(chair, person.name(), person.program(), person.face()));
        for (int i = 1; i < replay.settings().seats(); i++) {
            calls.done(table, person.id(), new Command.Invite(Optional.empty(), level));
        }
        if (body.find("ready").map(Json::asBool).orElse(true)) {
            calls.done(table, person.id(), new Command.Ready(mine, true, nonce));
        }
        return calls.opened(id);
    }

    private void requireKeeping(Call call) {
        if (!limits.keeping(call.address())) {
            throw new Refusal(429, "server.limit");
        }
    }

    /// Keeps a file that holds: it is played again before.
    private Answer keep(Call call) {
        PersonRow person = call.someone();
        Json file = call.body().at("replay");
        var _ = replay(file);
        if (tables.store().people().replaysOf(person.id()) >= REPLAYS) {
            throw new Refusal(409, "server.person.replays", REPLAYS);
        }
        requireKeeping(call);
        String id = tables.newId();
        tables.store().people().addReplay(id, person.id(), tables.now(), file.print()).join();
        return Answer.made(id);
    }
}
