package tablee.hasard;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tablee.engine.BadInput;
import tablee.engine.Event;
import tablee.engine.Formats;
import tablee.engine.Json;
import tablee.engine.Settings;
import tablee.engine.Viewer;
import tablee.engine.form.Codec;
import tablee.engine.form.Form;
import tablee.engine.form.Positions;
import tablee.engine.form.Shape;
import tablee.engine.form.Views;

/// The written forms of this game.
final class HasardFormats implements Formats<HasardState, HasardView, HasardAction> {

    private final CartonSet cartons;

    HasardFormats(CartonSet cartons) {
        this.cartons = cartons;
    }

    @Override
    public String write(HasardAction action) {
        return Notation.write(action);
    }

    @Override
    public HasardAction read(String notation) {
        return Notation.read(notation);
    }

    @Override
    public Form<Event> events() {
        return EventForm.FORM;
    }

    @Override
    public Views<HasardView> views() {
        return new Views<>(
                Codec.of(new Shape.Any(), this::now, Function.identity()),
                Codec.of(new Shape.Any(), this::memory, Function.identity()),
                this::view);
    }

    @Override
    public Positions<HasardState> positions() {
        return new Positions<>(
                Codec.of(
                        new Shape.Any(),
                        (Function<HasardState, Json>) this::position,
                        Function.identity()),
                this::position);
    }

    /// The position, whose eyes see it, and the printed numbers of the Cartons on the board.
    @Override
    public Json now(HasardView view) {
        HasardState state = view.state();
        var json = Json.object().put("viewer", view.viewer().label());
        json.put("settings", state.setup.options().settings().toJson());
        PositionJson.write(state, json);
        return json.put("board", board(state)).put("odds", odds(view.now(), state)).build();
    }

    @Override
    public Json memory(HasardView view) {
        return PositionJson.memory(view.state(), Json.object()).build();
    }

    @Override
    public HasardView view(Json now, Json memory) {
        Settings settings = Settings.read(now.at("settings"), HasardOptions.LIST);
        HasardState state = position(settings, now);
        state.freeChanges = memory.at("freeChanges").asInt();
        state.freeNow = memory.at("freeNow").asBool();
        return new HasardView(state, Viewer.of(now.at("viewer").asText()));
    }

    @Override
    public Json position(HasardState state) {
        return PositionJson.write(state);
    }

    @Override
    public HasardState position(Settings settings, Json json) {
        try {
            return PositionJson.read(HasardOptions.of(settings), cartons, json);
        } catch (IllegalArgumentException | IllegalStateException bad) {
            throw BadInput.of("hasard.position.impossible", String.valueOf(bad.getMessage()));
        }
    }

    /// `"CLOWN 1": {"obstacles": ["7 Cu2", …], "tasks": {"2": "8 Cu1 -> Sa"}}` for what is laid, and both childhood paths.
    private static Json board(HasardState state) {
        var json = Json.object();
        for (ChildhoodPath path : state.cartons().paths()) {
            json.put("CH-" + path.cradle(), bars(path.obstacles()));
        }
        for (int track = 0; track < HasardState.TRACKS; track++) {
            for (int rank = 1; rank <= state.height(track); rank++) {
                Carton carton =
                        state.cartons().carton(Profession.at(state.profession(track, rank)), rank);
                json.put(carton.label(), carton(carton));
            }
        }
        return json.build();
    }

    /// Of 36 throws, how many take the active pawn past each obstacle of the board, rings apart: a screen knows no rules.
    private static Json odds(HasardView.Now now, HasardState state) {
        var json = Json.object();
        if (state.phase == Phase.OVER) {
            return json.build();
        }
        for (ChildhoodPath path : state.cartons().paths()) {
            json.put("CH-" + path.cradle(), odds(now, path.obstacles()));
        }
        for (int track = 0; track < HasardState.TRACKS; track++) {
            for (int rank = 1; rank <= state.height(track); rank++) {
                Carton carton =
                        state.cartons().carton(Profession.at(state.profession(track, rank)), rank);
                json.put(carton.label(), odds(now, carton.obstacles()));
            }
        }
        return json.build();
    }

    private static Json odds(HasardView.Now now, List<Obstacle> obstacles) {
        var chances = new ArrayList<Integer>();
        for (Obstacle obstacle : obstacles) {
            chances.add(Odds.outOf36(now.neededAt(obstacle, now.active())));
        }
        return Json.numbers(chances);
    }

    private static Json carton(Carton carton) {
        var tasks = Json.object();
        for (Task task : carton.tasks()) {
            tasks.put(Integer.toString(task.after()), Bars.text(task));
        }
        return Json.object()
                .put("obstacles", bars(carton.obstacles()))
                .put("tasks", tasks.build())
                .build();
    }

    private static Json bars(List<Obstacle> obstacles) {
        var texts = new ArrayList<String>();
        for (Obstacle obstacle : obstacles) {
            texts.add(Bars.text(obstacle));
        }
        return Json.texts(texts);
    }
}
