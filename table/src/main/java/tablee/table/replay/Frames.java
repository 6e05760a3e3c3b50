package tablee.table.replay;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Event;
import tablee.engine.Json;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Spectator;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.engine.play.GameLog;
import tablee.table.tell.Presenter;

/// A finished game step by step, as one viewer saw it, or open.
public final class Frames<S extends State, V extends View, A extends Action> {

    /// Every card on the table: the truth, and what each seat saw of it.
    private static final String OPEN = "open";

    private final Replay<S, V, A> replay;
    private final Texts texts;

    public Frames(Replay<S, V, A> replay, String language) {
        this.replay = replay;
        this.texts = replay.texts(language);
    }

    /// How things stood after each of these steps; step 0 is the empty table.
    public Json show(String viewer, int from, int to) {
        var frames = new ArrayList<Json>();
        for (int step = Math.max(0, from); step <= Math.min(to, replay.steps()); step++) {
            replay.goOn();
            frames.add(viewer.equals(OPEN) ? open(step) : seen(step, eyes(viewer)));
        }
        var json =
                Json.object()
                        .put("game", replay.log().game())
                        .put("content", replay.game().info().content())
                        .put("steps", replay.steps())
                        .put("settings", replay.settings().toJson())
                        .put("seats", replay.seats(texts.language()));
        replay.ended().ifPresent(at -> json.put("ended", at));
        if (replay.game().next(replay.state(replay.steps())) instanceof Next.End(var outcome)) {
            json.put("outcome", Presenter.outcome(outcome, texts));
        }
        return json.put("frames", Json.of(frames)).build();
    }

    private Viewer eyes(String viewer) {
        Viewer eyes = Viewer.of(viewer);
        if (eyes instanceof Seat seat && seat.index() >= replay.settings().seats()) {
            throw BadInput.of("server.viewer", viewer);
        }
        return eyes;
    }

    private Json seen(int step, Viewer eyes) {
        List<Event> events =
                replay.events(step).stream().flatMap(event -> event.seenBy(eyes).stream()).toList();
        return frame(step, false)
                .put("now", now(step, eyes))
                .put("events", told(step, events))
                .build();
    }

    private Json open(int step) {
        var views = new ArrayList<Json>();
        for (int i = 0; i < replay.settings().seats(); i++) {
            Seat seat = Seat.of(i);
            views.add(Json.object().put("seat", seat.label()).put("now", now(step, seat)).build());
        }
        return frame(step, true)
                .put("position", replay.game().formats().position(replay.state(step)))
                .put("views", Json.of(views))
                .put("events", told(step, replay.events(step)))
                .build();
    }

    private Json now(int step, Viewer eyes) {
        return replay.game().formats().now(replay.game().view(replay.state(step), eyes));
    }

    /// What was done, and who is awaited after it. A shuffle says the order of a whole pile, which only an open table shows.
    private Json.Builder frame(int step, boolean drawsToo) {
        var json = Json.object().put("step", step);
        if (step > 0) {
            GameLog.Entry entry = replay.log().entries().get(step - 1);
            if (entry.seat().isPresent()) {
                A action = replay.game().formats().read(entry.notation());
                V open = replay.game().view(replay.state(step - 1), Spectator.SPECTATOR);
                json.put("seat", entry.seat().get().label())
                        .put("do", entry.notation())
                        .put("say", texts.say(replay.game().wording().said(open, action)));
            } else if (drawsToo) {
                json.put("draw", entry.notation());
            }
        }
        Seats awaited =
                replay.game().next(replay.state(step)) instanceof Next.Decide(Seats owing)
                        ? owing
                        : Seats.NONE;
        return json.put("awaited", awaited.toJson());
    }

    private Json told(int step, List<Event> seen) {
        V open = replay.game().view(replay.state(step), Spectator.SPECTATOR);
        return Json.list(seen, event -> Presenter.event(replay.game(), open, event, texts));
    }
}
