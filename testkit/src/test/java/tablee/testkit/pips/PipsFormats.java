package tablee.testkit.pips;

import static tablee.engine.form.Field.field;
import static tablee.engine.form.Field.maybe;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import tablee.engine.BadInput;
import tablee.engine.Event;
import tablee.engine.Formats;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.Viewer;
import tablee.engine.form.Field;
import tablee.engine.form.Form;
import tablee.engine.form.Kinds;
import tablee.engine.form.Positions;
import tablee.engine.form.Shape;
import tablee.engine.form.Views;

public class PipsFormats implements Formats<PipsState, PipsView, PipsAction> {

    private static final Form<Json> ANY =
            Form.of(new Shape.Any(), Function.identity(), Function.identity());

    private static final Form<Json> NOW =
            Form.of(
                    new Shape.Fields(
                            "PipsNow",
                            List.of(
                                    new Shape.Part(
                                            "cards",
                                            new Shape.Items(Form.count().shape()),
                                            Shape.Presence.ALWAYS))),
                    Function.identity(),
                    Function.identity());

    private final PipsGame game;

    public PipsFormats(PipsGame game) {
        this.game = game;
    }

    @Override
    public String write(PipsAction action) {
        return action.notation();
    }

    @Override
    public PipsAction read(String notation) {
        return Arrays.stream(PipsAction.values())
                .filter(action -> action.notation().equals(notation.strip()))
                .findFirst()
                .orElseThrow(
                        () ->
                                BadInput.of(
                                        "engine.notation.unknown",
                                        notation,
                                        "look, ready, draw …"));
    }

    private static final Form<Event> EVENTS =
            Kinds.<Event>of("PipsEvent")
                    .kind(
                            "dealt",
                            PipsEvent.Dealt.class,
                            PipsEvent.Dealt::new,
                            field("seats", Form.count(), PipsEvent.Dealt::seats))
                    .kind(
                            "looked",
                            PipsEvent.Looked.class,
                            (seat, card) -> new PipsEvent.Looked(seat, card.orElse(0)),
                            by(PipsEvent.Looked::seat),
                            card(PipsEvent.Looked::card))
                    .kind(
                            "drew",
                            PipsEvent.Drew.class,
                            (seat, card) -> new PipsEvent.Drew(seat, card.orElse(0)),
                            by(PipsEvent.Drew::seat),
                            card(PipsEvent.Drew::card))
                    .kind(
                            "kept",
                            PipsEvent.Kept.class,
                            (seat, card) -> new PipsEvent.Kept(seat, card.orElse(0)),
                            by(PipsEvent.Kept::seat),
                            card(PipsEvent.Kept::discarded))
                    .kind(
                            "tossed",
                            PipsEvent.Tossed.class,
                            (seat, card) -> new PipsEvent.Tossed(seat, card.orElse(0)),
                            by(PipsEvent.Tossed::seat),
                            card(PipsEvent.Tossed::discarded))
                    .alone("unlooked", PipsEvent.NobodyLooked.class, PipsEvent.NobodyLooked::new)
                    .kind(
                            "stood",
                            PipsEvent.Stood.class,
                            PipsEvent.Stood::new,
                            by(PipsEvent.Stood::seat))
                    .kind(
                            "rolled",
                            PipsEvent.Rolled.class,
                            PipsEvent.Rolled::new,
                            field("pips", Form.count(), PipsEvent.Rolled::pips))
                    .kind(
                            "revealed",
                            PipsEvent.Revealed.class,
                            PipsEvent.Revealed::new,
                            field("cards", Form.count().list(), PipsEvent.Revealed::cards));

    private static <E> Field<E, Seat> by(Function<E, Seat> seat) {
        return field("seat", Form.SEAT, seat);
    }

    /// Left out where the reader did not see it.
    private static <E> Field<E, Optional<Integer>> card(Function<E, Integer> card) {
        return maybe(
                "card",
                Form.count(),
                event -> Optional.of(card.apply(event)).filter(value -> value != PipsEvent.HIDDEN));
    }

    @Override
    public Form<Event> events() {
        return EVENTS;
    }

    @Override
    public Views<PipsView> views() {
        return new Views<>(NOW.in(this::now), ANY.in(this::memory), this::view);
    }

    @Override
    public Positions<PipsState> positions() {
        return new Positions<>(ANY.in((Function<PipsState, Json>) this::position), this::position);
    }

    @Override
    public Json now(PipsView view) {
        PipsView.Now now = view.now();
        return Json.object()
                .put("viewer", now.viewer().label())
                .put("seats", now.seats())
                .put("deck", now.deck())
                .put("ending", now.ending())
                .put("phase", now.phase().name())
                .put("awaited", labels(now.awaited()))
                .put("turn", now.turn().label())
                .put("pile", now.pile())
                .put("discard", Json.numbers(now.discard()))
                .put("known", labels(now.known()))
                .put("stood", labels(now.stood()))
                .put("held", now.held())
                .put("looking", now.looking())
                .put("cards", Json.numbers(now.cards()))
                .put("roll", now.roll())
                .build();
    }

    @Override
    public Json memory(PipsView view) {
        return Json.object().put("own", view.memory().own()).build();
    }

    @Override
    public PipsView view(Json now, Json memory) {
        return new PipsView(
                new PipsView.Now(
                        Viewer.of(now.at("viewer").asText()),
                        now.at("seats").asInt(),
                        now.at("deck").asInt(),
                        now.at("ending").asText(),
                        PipsState.Phase.valueOf(now.at("phase").asText()),
                        seats(now.at("awaited")),
                        Seat.of(now.at("turn").asText()),
                        now.at("pile").asInt(),
                        numbers(now.at("discard")),
                        seats(now.at("known")),
                        seats(now.at("stood")),
                        now.at("held").asInt(),
                        now.at("looking").asBool(),
                        numbers(now.at("cards")),
                        now.at("roll").asInt()),
                new PipsView.Memory(memory.at("own").asInt()));
    }

    private static Json labels(Seats seats) {
        var labels = new ArrayList<String>();
        seats.forEach(seat -> labels.add(seat.label()));
        return Json.texts(labels);
    }

    private static Seats seats(Json json) {
        Seats seats = Seats.NONE;
        for (Json label : json.items()) {
            seats = seats.with(Seat.of(label.asText()));
        }
        return seats;
    }

    private static List<Integer> numbers(Json json) {
        return json.items().stream().map(Json::asInt).toList();
    }

    @Override
    public Json position(PipsState state) {
        Map<String, Json> cards = new TreeMap<>();
        for (int i = 0; i < state.cards().size(); i++) {
            cards.put(Seat.of(i).label(), Json.of((long) state.cards().get(i)));
        }
        return Json.object()
                .put("phase", state.phase().name().toLowerCase(Locale.ROOT))
                .put("cards", new Json.Obj(cards, 0))
                .put("pile", Json.numbers(state.pile()))
                .put("discard", Json.numbers(state.discard()))
                .put("known", labels(state.known()))
                .put("answered", labels(state.answered()))
                .put("looking", labels(state.looking()))
                .put("stood", labels(state.stood()))
                .put("turn", state.turn().label())
                .put("held", state.held())
                .put("roll", state.roll())
                .build();
    }

    /// Left out: a turn of A with nothing drawn yet; the pile is what is not elsewhere, in ascending order.
    @Override
    public PipsState position(Settings settings, Json json) {
        PipsState start = game.start(settings);
        var draft = start.draft();
        draft.phase =
                PipsState.Phase.valueOf(
                        json.find("phase")
                                .map(Json::asText)
                                .orElse("turn")
                                .toUpperCase(Locale.ROOT));
        var left = new ArrayList<Integer>();
        for (int card = 1; card <= start.deck(); card++) {
            left.add(card);
        }
        draft.held = json.find("held").map(Json::asInt).orElse(0);
        draft.discard = json.find("discard").map(PipsFormats::numbers).orElse(List.of());
        List<Integer> top = json.find("pile").map(PipsFormats::numbers).orElse(List.of());
        Map<String, Json> given = json.find("cards").map(Json::fields).orElse(Map.of());
        left.remove(/* element */ Integer.valueOf(draft.held));
        left.removeAll(draft.discard);
        left.removeAll(top);
        given.values().forEach(card -> left.remove(/* element */ Integer.valueOf(card.asInt())));
        var cards = new ArrayList<Integer>();
        for (int i = 0; draft.phase != PipsState.Phase.DEAL && i < settings.seats(); i++) {
            Json card = given.get(Seat.of(i).label());
            cards.add(card == null ? left.removeFirst() : Integer.valueOf(card.asInt()));
        }
        draft.cards = cards;
        var pile = new ArrayList<>(top);
        if (draft.phase != PipsState.Phase.DEAL) {
            pile.addAll(left);
        }
        draft.pile = pile;
        draft.known = json.find("known").map(PipsFormats::seats).orElse(Seats.NONE);
        draft.looking = json.find("looking").map(PipsFormats::seats).orElse(Seats.NONE);
        draft.stood = json.find("stood").map(PipsFormats::seats).orElse(Seats.NONE);
        boolean early = draft.phase == PipsState.Phase.LOOK || draft.phase == PipsState.Phase.DEAL;
        draft.answered =
                json.find("answered")
                        .map(PipsFormats::seats)
                        .orElse(early ? Seats.NONE : Seats.all(settings.seats()));
        draft.turn = json.find("turn").map(seat -> Seat.of(seat.asText())).orElse(Seat.of(0));
        draft.roll = json.find("roll").map(Json::asInt).orElse(0);
        return draft.done();
    }
}
