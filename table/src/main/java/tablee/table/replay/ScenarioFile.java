package tablee.table.replay;

import java.util.List;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.GameLog;
import tablee.engine.Json;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.engine.Xoshiro;

/// *Copy as scenario*: a game or a moment of one in the form that `tablee scenario` runs. JSON is YAML too, so values are written as
/// JSON inside a file that people can read and cut.
public final class ScenarioFile {

    private final StringBuilder out = new StringBuilder(4096);

    private ScenarioFile() {}

    /// What this viewer sees now. The position is one that the viewer cannot tell from the true one: it is made from the view alone, so
    /// that it holds nothing the viewer does not know.
    public static <S extends State, V extends View, A extends Action> String view(
            Game<S, V, A> game, Settings settings, V view, Viewer viewer) {
        var file = new ScenarioFile();
        S imagined = game.imagine(game.forgetting(view), new Xoshiro(1));
        file.head(game, settings, "A moment seen by " + viewer.label());
        file.field("note", "What this viewer cannot see is made up.");
        file.json("position", game.formats().position(imagined));
        file.out.append("then:\n");
        file.moment(game, imagined, view, viewer);
        return file.out.toString();
    }

    /// How a finished game stood after this step, with every card open.
    public static <S extends State, V extends View, A extends Action> String moment(
            Replay<S, V, A> replay, int step) {
        var file = new ScenarioFile();
        Game<S, V, A> game = replay.game();
        S state = replay.state(step);
        file.head(game, replay.settings(), "After step " + step);
        file.json("position", game.formats().position(state));
        file.out.append("then:\n");
        Seats awaited = awaited(game, state);
        if (awaited.isEmpty()) {
            file.awaited(awaited);
        } else {
            Seat seat = awaited.first();
            file.moment(game, state, game.view(state, seat), seat);
        }
        return file.out.toString();
    }

    /// A finished game from its first deal to its end.
    public static <S extends State, V extends View, A extends Action> String whole(
            Replay<S, V, A> replay) {
        var file = new ScenarioFile();
        Game<S, V, A> game = replay.game();
        file.head(game, replay.settings(), "A whole game");
        file.out.append("when:\n");
        for (GameLog.Entry entry : replay.log().entries()) {
            String who = entry.seat().map(Seat::label).orElse("chance");
            file.out.append("  - {").append(quoted(who)).append(": ");
            file.out.append(quoted(entry.notation())).append("}\n");
        }
        file.out.append("then:\n");
        if (game.next(replay.state(replay.steps())) instanceof Next.End(var outcome)) {
            file.out.append("  over: true\n  ranks: ");
            file.out.append(Json.numbers(outcome.ranks()).print()).append('\n');
        } else {
            file.out.append("  over: false\n");
        }
        return file.out.toString();
    }

    private void head(Game<?, ?, ?> game, Settings settings, String name) {
        field("name", name);
        field("game", game.info().id());
        out.append("seats: ").append(settings.seats()).append('\n');
        Json options = settings.toJson().find("options").orElse(Json.object().build());
        if (!options.fields().isEmpty()) {
            json("options", options);
        }
    }

    private <S extends State, V extends View, A extends Action> void moment(
            Game<S, V, A> game, S state, V view, Viewer viewer) {
        awaited(awaited(game, state));
        List<A> legal = game.legal(view);
        if (viewer instanceof Seat seat && !legal.isEmpty()) {
            Json moves = Json.texts(legal.stream().map(game.formats()::write).toList());
            out.append("  legal: {").append(quoted(seat.label())).append(": ");
            out.append(moves.print()).append("}\n");
        }
        out.append("  views: {").append(quoted(viewer.label())).append(": {now: ");
        out.append(game.formats().now(view).print()).append("}}\n");
    }

    private void awaited(Seats awaited) {
        out.append("  awaited: ").append(awaited.toJson().print()).append('\n');
    }

    private static <S extends State> Seats awaited(Game<S, ?, ?> game, S state) {
        return game.next(state) instanceof Next.Decide(Seats awaited) ? awaited : Seats.NONE;
    }

    private void field(String name, String value) {
        out.append(name).append(": ").append(quoted(value)).append('\n');
    }

    private void json(String name, Json value) {
        out.append(name).append(": ").append(value.print()).append('\n');
    }

    private static String quoted(String text) {
        return Json.of(text).print();
    }
}
