package tablee.table.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.table.Entry;
import tablee.table.History;
import tablee.table.Sitter;
import tablee.table.Step;
import tablee.table.Table;
import tablee.table.fair.Shares;
import tablee.table.tell.Presenter;
import tablee.table.tell.Telling;

/// A table's log as one viewer may read it: what happened, as they saw it and as far as the game lets a log keep it, and nothing that lay
/// hidden from them.
public final class Story<S extends State, V extends View, A extends Action> {

    private final List<History.Told> story;
    private final Presenter<S, V, A> presenter;
    private final Table<S, V, A> table;

    public Story(History<S, V, A> history) {
        this(history.table(), history.story());
    }

    /// @param story the lines that led to the table as it is
    public Story(Table<S, V, A> table, List<History.Told> story) {
        this.story = story;
        this.table = table;
        this.presenter = new Presenter<>(table);
    }

    /// The lines after `after` for this viewer.
    public Json lines(Viewer viewer, Telling telling, long after) {
        var lines = new ArrayList<Json>();
        for (History.Told told : story) {
            if (told.seq() > after) {
                line(told, viewer, telling).ifPresent(lines::add);
            }
        }
        return Json.object().put("lines", Json.of(lines)).build();
    }

    /// The line of the seat's last own decision; 0 if there was none.
    public long lastDecision(Viewer viewer) {
        long last = 0;
        for (History.Told told : story) {
            if (told.entry()
                            instanceof Entry.Acted(Seat seat, var _, var _, List<Step> steps, var _)
                    && seat.equals(viewer)
                    && steps.getFirst().cause() == Step.Cause.CHOSEN) {
                last = told.seq();
            }
        }
        return last;
    }

    private Optional<Json> line(History.Told told, Viewer viewer, Telling telling) {
        var json = Json.object().put("seq", told.seq()).put("at", told.at());
        switch (told.entry()) {
            case Entry.Opened _ -> json.put("kind", "opened");
            case Entry.Seated(Seat seat, Sitter sitter) ->
                    json.put("kind", "seated")
                            .put("seat", seat.label())
                            .put("name", name(seat, sitter, telling));
            case Entry.Stood(Seat seat) -> json.put("kind", "stood").put("seat", seat.label());
            case Entry.Readied(Seat seat, boolean ready, var _) ->
                    json.put("kind", "readied").put("seat", seat.label()).put("ready", ready);
            case Entry.Bound _ -> json.put("kind", "bound");
            case Entry.Revealed(Seat seat, var _) ->
                    json.put("kind", "revealed").put("seat", seat.label());
            case Entry.Started(Shares shares, List<Step> steps) -> {
                if (shares.anyHidden()) {
                    json.put("leftOut", Json.texts(shares.leftOut()));
                }
                played(json, "started", told, steps, viewer, telling);
            }
            case Entry.Acted(Seat seat, var _, var _, List<Step> steps, var _) ->
                    played(json.put("seat", seat.label()), "acted", told, steps, viewer, telling);
            case Entry.Standing(Seat seat, var _, var _, List<Step> steps) -> {
                if (steps.isEmpty()) {
                    return Optional.empty();
                }
                played(json.put("seat", seat.label()), "acted", told, steps, viewer, telling);
            }
            case Entry.UndoAsked(Seat seat, var _) ->
                    json.put("kind", "undoAsked").put("seat", seat.label());
            case Entry.UndoAnswered(Seat seat, boolean agrees) ->
                    json.put("kind", "undoAnswered")
                            .put("seat", seat.label())
                            .put("agrees", agrees);
            case Entry.Undone(Seat seat, int to) ->
                    json.put("kind", "undone")
                            .put("seat", seat.label())
                            .put("steps", told.before() - to);
            case Entry.TakenOver(Seat seat, Level level, Entry.Why why) ->
                    json.put("kind", "takenOver")
                            .put("seat", seat.label())
                            .put("level", level.label())
                            .put("why", why.name().toLowerCase(Locale.ROOT));
            case Entry.Returned(Seat seat) ->
                    json.put("kind", "returned").put("seat", seat.label());
            case Entry.Vanished(Seat seat, long until) ->
                    json.put("kind", until > 0 ? "vanished" : "returned")
                            .put("seat", seat.label())
                            .put("until", until);
            case Entry.Moved(Seat seat, Sitter.Person person) ->
                    json.put("kind", "moved")
                            .put("seat", seat.label())
                            .put("name", Presenter.somebody(person.name(), telling.language()));
            case Entry.Renamed(Seat seat, var _, String name) ->
                    json.put("kind", "renamed")
                            .put("seat", seat.label())
                            .put("name", Presenter.somebody(name, telling.language()));
            case Entry.Nudged(Seat seat) -> json.put("kind", "nudged").put("seat", seat.label());
            case Entry.Patience(int seconds) ->
                    json.put("kind", "patience").put("seconds", seconds);
            case Entry.Pause(Seat seat, Entry.Stand stand) ->
                    json.put("kind", "pause" + capital(stand.name())).put("seat", seat.label());
            case Entry.Hands(Seat seat, Entry.Stand stand) ->
                    json.put("kind", "hands" + capital(stand.name())).put("seat", seat.label());
            case Entry.Holiday(Seat seat, long until) ->
                    json.put("kind", until > told.at() ? "holiday" : "holidayOver")
                            .put("seat", seat.label())
                            .put("until", until);
            case Entry.Conceded(Seat seat) ->
                    json.put("kind", "conceded").put("seat", seat.label());
            case Entry.Ruled(Entry.Rule rule, boolean on) ->
                    json.put("kind", "ruled")
                            .put("rule", rule.name().toLowerCase(Locale.ROOT))
                            .put("on", on);
            case Entry.Removed(Seat seat, Level level) ->
                    json.put("kind", "removed")
                            .put("seat", seat.label())
                            .put("level", level.label());
            case Entry.KeptOut(var _, String name, boolean out) ->
                    json.put("kind", out ? "keptOut" : "letIn")
                            .put("name", Presenter.somebody(name, telling.language()));
            case Entry.Hinted(Seat seat) -> json.put("kind", "hinted").put("seat", seat.label());
            case Entry.Forgotten(), Entry.Unsealed() -> {
                return Optional.empty();
            }
            case Entry.Rematched(var _, String table) ->
                    json.put("kind", "rematched").put("table", table);
            case Entry.Closed(var _, String reason) ->
                    json.put("kind", "closed").put("why", reason);
            case Entry.Said _ -> {
                return Optional.empty();
            }
        }
        return Optional.of(json.build());
    }

    private static String capital(String word) {
        return word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT);
    }

    private void played(
            Json.Builder json,
            String kind,
            History.Told told,
            List<Step> steps,
            Viewer viewer,
            Telling telling) {
        json.put("kind", kind).put("events", presenter.recalled(told.events(), viewer, telling));
        Json automatic = Presenter.automatic(steps);
        if (!automatic.items().isEmpty()) {
            json.put("auto", automatic);
        }
    }

    private String name(Seat seat, Sitter sitter, Telling telling) {
        return switch (sitter) {
            case Sitter.Person person -> Presenter.somebody(person.name(), telling.language());
            case Sitter.Robot _ -> table.name(seat);
        };
    }

    /// What was said, which everybody at the table may read.
    public Json chat(String language) {
        var lines = new ArrayList<Json>();
        for (History.Told told : story) {
            if (told.entry() instanceof Entry.Said said && !said.person().isEmpty()) {
                lines.add(
                        Json.object()
                                .put("seq", told.seq())
                                .put("at", told.at())
                                .put("name", Presenter.somebody(said.name(), language))
                                .put("badge", table.guests().badge(said.person()))
                                .put("text", said.text())
                                .build());
            }
        }
        return Json.object().put("lines", Json.of(lines)).build();
    }

    /// The eyes of somebody with these seats: the first of them, or a spectator's.
    public static Viewer eyes(List<Viewer> viewers, Optional<String> wanted) {
        return viewers.stream()
                .filter(viewer -> viewer.label().equals(wanted.orElse(viewer.label())))
                .findFirst()
                .orElse(Spectator.SPECTATOR);
    }
}
