package tablee.table.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tablee.engine.Action;
import tablee.engine.Event;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Spectator;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.table.Entry;
import tablee.table.History;
import tablee.table.Step;
import tablee.table.Table;
import tablee.table.tell.Presenter;

/// A game that goes on, for whoever looks on at a table with a delay ([tablee.table.Terms#delay]): its past with the hands, as far as nothing
/// of it is a secret any more.
///
/// A moment is shown when so many decisions have been made since, and when since then, or just then, *everything lay open*: nobody at the table saw
/// or remembered anything that somebody without a seat did not. Whatever a seat knew before that moment it still remembers then, if it lies
/// anywhere; so everybody has seen it. What is shown is what seats saw and remembered, and never a pile.
public final class LookingBack<S extends State, V extends View, A extends Action> {

    /// How things stood after a step.
    ///
    /// @param view what a viewer knew
    /// @param told what happened in it
    /// @param decided whether a seat decided something, and not chance
    public record Moment<V extends View>(
            Function<Viewer, V> view, Seats awaited, List<Event> told, boolean decided) {}

    private final Game<S, V, A> game;
    private final Table<S, V, A> table;
    private final List<Moment<V>> moments;
    private final Runnable between;

    /// @param moments from the empty table to now
    /// @param between called again and again while there is work; ends it by throwing
    public LookingBack(Table<S, V, A> table, List<Moment<V>> moments, Runnable between) {
        this.table = table;
        this.game = table.game();
        this.moments = List.copyOf(moments);
        this.between = between;
    }

    /// The same from a log.
    public static <S extends State, V extends View, A extends Action> LookingBack<S, V, A> of(
            History<S, V, A> history, Runnable between) {
        Table<S, V, A> table = history.table();
        var steps = new ArrayList<Step>();
        var events = new ArrayList<List<Event>>();
        for (History.Told told : history.story()) {
            switch (told.entry()) {
                case Entry.Started(var _, List<Step> made) -> {
                    table.opened()
                            .from()
                            .ifPresent(from -> add(from.steps(), List.of(), steps, events));
                    add(made, told.events(), steps, events);
                }
                case Entry.Acted(var _, var _, var _, List<Step> made, var _) ->
                        add(made, told.events(), steps, events);
                case Entry.Standing(var _, var _, var _, List<Step> made) ->
                        add(made, told.events(), steps, events);
                case Entry.Undone(var _, int to) -> {
                    while (steps.size() > to) {
                        steps.removeLast();
                        events.removeLast();
                    }
                }
                default -> {}
            }
        }
        var moments = new ArrayList<Moment<V>>();
        for (int i = 0; i <= steps.size(); i++) {
            S state = history.state(i);
            moments.add(
                    new Moment<>(
                            viewer -> table.game().view(state, viewer),
                            table.game().next(state) instanceof Next.Decide(Seats owing)
                                    ? owing
                                    : Seats.NONE,
                            i == 0 ? List.of() : events.get(i - 1),
                            i > 0 && steps.get(i - 1).seat().isPresent()));
        }
        return new LookingBack<>(table, moments, between);
    }

    /// What happened in one line is told with its last step.
    private static void add(
            List<Step> made, List<Event> told, List<Step> steps, List<List<Event>> events) {
        for (int i = 0; i < made.size(); i++) {
            steps.add(made.get(i));
            events.add(i == made.size() - 1 ? told : List.of());
        }
    }

    /// The last step that may be shown; the empty table where nothing else may be.
    public int last() {
        int step = moments.size() - 1;
        for (int since = 0; step > 0 && since < table.terms().delay(); step--) {
            since += moments.get(step).decided() ? 1 : 0;
        }
        while (step > 0 && !isOpen(moments.get(step))) {
            between.run();
            step--;
        }
        return step;
    }

    /// Whether nobody knows anything that somebody without a seat does not. Where people are asked to remember what lay open once, only a result
    /// that everybody looks at is the end of it.
    private boolean isOpen(Moment<V> moment) {
        List<Seat> seats = Seats.all(table.seats()).list();
        V onlooker = moment.view().apply(Spectator.SPECTATOR);
        String open = game.formats().known(onlooker);
        boolean isBehind =
                !game.asksToRemember(onlooker)
                        || seats.stream().anyMatch(seat -> game.isAcknowledgement(onlooker, seat));
        return isBehind && seats.stream().allMatch(seat -> known(moment, seat).equals(open));
    }

    private String known(Moment<V> moment, Viewer viewer) {
        return game.formats().known(moment.view().apply(viewer));
    }

    /// The steps that may be shown, as a finished game is shown with all cards open.
    public Json show(String language, int from, int to) {
        int last = last();
        Texts texts = new Presenter<>(table).texts(language);
        var frames = new ArrayList<Json>();
        for (int step = Math.max(0, from); step <= Math.min(to, last); step++) {
            between.run();
            frames.add(frame(step, texts));
        }
        return Json.object()
                .put("game", table.opened().game())
                .put("content", table.opened().content())
                .put("steps", last)
                .put("settings", table.opened().settings().toJson())
                .put("seats", new Presenter<>(table).seats(language))
                .put("frames", Json.of(frames))
                .build();
    }

    private Json frame(int step, Texts texts) {
        Moment<V> moment = moments.get(step);
        var views = new ArrayList<Json>();
        for (Seat seat : Seats.all(table.seats())) {
            V view = game.remembering(moment.view().apply(seat));
            views.add(
                    Json.object()
                            .put("seat", seat.label())
                            .put("now", game.formats().now(view))
                            .build());
        }
        V open = moment.view().apply(Spectator.SPECTATOR);
        List<Event> seen =
                moment.told().stream()
                        .flatMap(event -> event.seenBy(Spectator.SPECTATOR).stream())
                        .toList();
        return Json.object()
                .put("step", step)
                .put("awaited", moment.awaited().toJson())
                .put("views", Json.of(views))
                .put("events", Json.list(seen, event -> Presenter.event(game, open, event, texts)))
                .build();
    }
}
