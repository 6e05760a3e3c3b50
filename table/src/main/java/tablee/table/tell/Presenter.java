package tablee.table.tell;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import tablee.bots.Hints;
import tablee.engine.Action;
import tablee.engine.Event;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Outcome;
import tablee.engine.ScoreSheet;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Spectator;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.table.Entry;
import tablee.table.Step;
import tablee.table.Table;
import tablee.table.TableTexts;

/// Puts a table into words for one viewer: table, entry and viewer give a message. Everything about the game that leaves the server is built here, from the viewer's
/// view and from events as the viewer saw them.
public final class Presenter<S extends State, V extends View, A extends Action> {

    private final Table<S, V, A> table;

    public Presenter(Table<S, V, A> table) {
        this.table = table;
    }

    /// What a line that was just written is to this viewer.
    public Outgoing told(Table.Applied applied, Viewer viewer, Telling telling) {
        if (applied.entry() instanceof Entry.Said said) {
            return new Outgoing.Said(
                    table.seq(),
                    table.at(),
                    somebody(said.name(), telling.language()),
                    table.guests().badge(said.person()),
                    table.seatsOf(said.person()),
                    said.text());
        }
        boolean aside = applied.seated() || table.opened().terms().clock().ticks();
        return new Outgoing.Changed(
                table.seq(),
                table.at(),
                viewer instanceof Seat seat ? Optional.of(seat) : Optional.empty(),
                happened(applied, events(applied.events(), viewer, telling)),
                seen(viewer, telling),
                aside ? Optional.of(table(telling)) : Optional.empty());
    }

    /// A line that was written lately, for somebody who was away for a moment.
    public Outgoing.Happened missed(Table.Applied applied, Viewer viewer, Telling telling) {
        return happened(applied, recalled(applied.events(), viewer, telling));
    }

    private static Outgoing.Happened happened(Table.Applied applied, Json events) {
        Entry entry = applied.entry();
        return new Outgoing.Happened(
                events,
                automatic(applied.steps()),
                entry instanceof Entry.Undone(Seat by, var _) ? Optional.of(by) : Optional.empty(),
                entry instanceof Entry.Nudged(Seat whom) ? Optional.of(whom) : Optional.empty(),
                entry instanceof Entry.Hinted(Seat by) ? Optional.of(by) : Optional.empty());
    }

    /// How the game looks to this viewer; empty before it has begun.
    public Optional<Outgoing.Seen> seen(Viewer viewer, Telling telling) {
        if (!table.hasBegun()) {
            return Optional.empty();
        }
        var game = table.game();
        V view = table.view(viewer);
        boolean mine =
                viewer instanceof Seat seat
                        && table.chairs().get(seat.index()).robot().isEmpty()
                        && !table.isPaused();
        return Optional.of(
                new Outgoing.Seen(
                        game.formats().now(view),
                        telling.memory()
                                ? Optional.of(game.formats().memory(view))
                                : Optional.empty(),
                        table.awaited(),
                        telling.lean() ? Optional.empty() : Optional.of(asked(view, telling)),
                        viewer instanceof Seat seat
                                ? Optional.of(
                                        mine && table.awaited().contains(seat)
                                                ? moves(view, telling)
                                                : List.of())
                                : Optional.empty(),
                        mine
                                && viewer instanceof Seat seat
                                && table.undoableFrom(seat) < table.steps(),
                        viewer instanceof Spectator && telling.hands() && table.showsHands()
                                ? hands()
                                : Map.of()));
    }

    /// What each seat sees and remembers, and nothing that no seat does.
    private Map<Seat, Json> hands() {
        var hands = new TreeMap<Seat, Json>(Comparator.comparingInt(Seat::index));
        for (Seat seat : Seats.all(table.seats())) {
            V view = table.view(seat);
            hands.put(seat, table.game().formats().now(table.game().remembering(view)));
        }
        return hands;
    }

    private Outgoing.Question asked(V view, Telling telling) {
        var wording = table.game().wording();
        String say = texts(telling.language()).say(wording.asked(view));
        return new Outgoing.Question(say, wording.question(view));
    }

    private List<Outgoing.Move> moves(V view, Telling telling) {
        var game = table.game();
        if (telling.lean()) {
            return game.legal(view).stream()
                    .map(
                            action ->
                                    new Outgoing.Move(
                                            game.formats().write(action),
                                            Optional.empty(),
                                            Optional.empty()))
                    .toList();
        }
        Texts texts = texts(telling.language());
        return game.legal(view).stream()
                .map(
                        action ->
                                new Outgoing.Move(
                                        game.formats().write(action),
                                        Optional.of(texts.say(game.wording().said(view, action))),
                                        game.wording().kept(view, action).map(texts::say)))
                .toList();
    }

    /// The events a viewer sees at this moment, as a list. What the game asks people to remember says what a log may keep of it: `kept`.
    public Json events(List<Event> events, Viewer viewer, Telling telling) {
        return told(
                events,
                viewer,
                (seen, view) -> {
                    Json now = worded(seen, view, telling);
                    Event kept = table.game().recalled(seen, view);
                    return telling.lean() || kept.equals(seen) || table.isPublished()
                            ? now
                            : both(now, worded(kept, view, telling));
                });
    }

    /// The same events for whoever was not told at that moment, or reads them again: no more than the game lets a log keep, until all cards
    /// are on the table.
    public Json recalled(List<Event> events, Viewer viewer, Telling telling) {
        return told(
                events,
                viewer,
                (seen, view) ->
                        worded(
                                table.isPublished() ? seen : table.game().recalled(seen, view),
                                view,
                                telling));
    }

    private static Json both(Json now, Json kept) {
        var json = Json.object();
        now.fields().forEach(json::put);
        return json.put("kept", kept).build();
    }

    private Json told(List<Event> events, Viewer viewer, BiFunction<Event, V, Json> tell) {
        if (events.isEmpty()) {
            return Json.of(List.of());
        }
        V view = table.view(viewer);
        return Json.of(
                events.stream()
                        .flatMap(event -> event.seenBy(viewer).stream())
                        .map(seen -> tell.apply(seen, view))
                        .toList());
    }

    private Json worded(Event seen, V view, Telling telling) {
        return telling.lean()
                ? table.game().formats().events().write(seen)
                : event(table.game(), view, seen, texts(telling.language()));
    }

    /// One event as somebody saw it, in their words.
    public static <V extends View> Json event(Game<?, V, ?> game, V view, Event seen, Texts texts) {
        var built = Json.object();
        game.formats().events().write(seen).fields().forEach(built::put);
        built.put("say", texts.say(game.wording().told(view, seen)));
        List<String> clauses = game.wording().clauses(seen);
        if (!clauses.isEmpty()) {
            built.put("clauses", Json.texts(clauses));
        }
        return built.build();
    }

    /// A move that somebody is advised to make, and what speaks for it.
    public static <V extends View, A extends Action> Json hint(
            Game<?, V, A> game, V view, Seat seat, Hints<A> hint, Texts texts) {
        A action = hint.action();
        return Json.object()
                .put("seat", seat.label())
                .put("do", game.formats().write(action))
                .put("say", texts.say(game.wording().said(view, action)))
                .put("why", texts.with(Hints.texts(texts.language())).say(hint.why()))
                .build();
    }

    /// Who did not decide by themselves in these steps.
    public static Json automatic(List<Step> steps) {
        var told = new ArrayList<Json>();
        for (Step step : steps) {
            if (step.seat().isPresent()) {
                switch (step.cause()) {
                    case FORCED, STANDING, ABSENT ->
                            told.add(
                                    Json.object()
                                            .put("seat", step.seat().get().label())
                                            .put(
                                                    "why",
                                                    step.cause().name().toLowerCase(Locale.ROOT))
                                            .build());
                    case CHOSEN, BOT, CHANCE -> {}
                }
            }
        }
        return Json.of(told);
    }

    /// Everything about the table beside the game, the same for everybody who reads this language.
    public Json table(Telling telling) {
        return new TablePresenter(table, telling.language()).table(texts(telling.language()));
    }

    public static Json outcome(Outcome outcome, Texts texts) {
        return Json.object()
                .put("ranks", Json.numbers(outcome.ranks()))
                .put("reason", texts.say(outcome.reason()))
                .put("sheet", Json.list(outcome.sheet().rows(), row -> row(row, texts)))
                .build();
    }

    private static Json row(ScoreSheet.Row row, Texts texts) {
        return Json.object()
                .put("label", texts.say(row.label()))
                .put("values", Json.numbers(row.values()))
                .build();
    }

    /// Who sits where, in the reader's language.
    public Json seats(String language) {
        return new TablePresenter(table, language).seats();
    }

    /// Who sat where: for replay files, which are read in every language.
    public Json seatsForReplay() {
        return new TablePresenter(table, "").seats();
    }

    public Texts texts(String language) {
        var names = new ArrayList<String>();
        for (int i = 0; i < table.seats(); i++) {
            names.add(somebody(table.name(Seat.of(i)), language));
        }
        return table.game().wording().texts(language).withNames(names);
    }

    /// A name, or the word for people who were forgotten.
    public static String somebody(String name, String language) {
        return name.isEmpty() && !language.isEmpty()
                ? TableTexts.in(language).say("server.somebody")
                : name;
    }
}
