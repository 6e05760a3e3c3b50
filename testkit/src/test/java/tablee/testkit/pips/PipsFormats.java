package tablee.testkit.pips;

import static tablee.engine.form.Field.field;
import static tablee.engine.form.Field.maybe;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
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
import tablee.engine.form.Codec;
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

    private static final Form<List<Integer>> NUMBERS = Form.count().list();

    /// What a position says; what it leaves out is found by [#complete].
    private record Said(
            PipsState.Phase phase,
            Map<Seat, Integer> cards,
            List<Integer> pile,
            List<Integer> discard,
            Seats known,
            Optional<Seats> answered,
            Seats looking,
            Seats stood,
            Seat turn,
            int held,
            int roll) {}

    private static final Codec<PipsState, Said> POSITION =
            Codec.object(
                    "PipsPosition",
                    of -> {
                        var phase =
                                of.field(
                                        "phase",
                                        Form.word(
                                                List.of(PipsState.Phase.values()),
                                                value -> value.name().toLowerCase(Locale.ROOT)),
                                        PipsState::phase,
                                        PipsState.Phase.TURN);
                        var cards =
                                of.field(
                                        "cards",
                                        Form.count().entries(Form.SEAT),
                                        PipsFormats::cards,
                                        Map.of());
                        var pile = of.field("pile", NUMBERS, PipsState::pile, List.of());
                        var discard = of.field("discard", NUMBERS, PipsState::discard, List.of());
                        var known = of.field("known", Form.SEATS, PipsState::known, Seats.NONE);
                        var answered = of.open("answered", Form.SEATS, PipsState::answered);
                        var looking =
                                of.field("looking", Form.SEATS, PipsState::looking, Seats.NONE);
                        var stood = of.field("stood", Form.SEATS, PipsState::stood, Seats.NONE);
                        var turn = of.field("turn", Form.SEAT, PipsState::turn, Seat.of(0));
                        var held = of.field("held", Form.count(), PipsState::held, 0);
                        var roll = of.field("roll", Form.count(), PipsState::roll, 0);
                        return read ->
                                new Said(
                                        read.get(phase),
                                        read.get(cards),
                                        read.get(pile),
                                        read.get(discard),
                                        read.get(known),
                                        read.get(answered),
                                        read.get(looking),
                                        read.get(stood),
                                        read.get(turn),
                                        read.get(held),
                                        read.get(roll));
                    });

    private static Map<Seat, Integer> cards(PipsState state) {
        var cards = new TreeMap<Seat, Integer>(Comparator.comparingInt(Seat::index));
        for (int i = 0; i < state.cards().size(); i++) {
            cards.put(Seat.of(i), state.cards().get(i));
        }
        return cards;
    }

    @Override
    public Positions<PipsState> positions() {
        return new Positions<>(POSITION, this::position);
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
    public PipsState position(Settings settings, Json json) {
        return complete(settings, POSITION.read(json));
    }

    /// Left out: a turn of A with nothing drawn yet; the pile is what is not elsewhere, in ascending order.
    private PipsState complete(Settings settings, Said said) {
        PipsState start = game.start(settings);
        var draft = start.draft();
        draft.phase = said.phase;
        boolean dealt = said.phase != PipsState.Phase.DEAL;
        var left = new ArrayList<Integer>();
        for (int card = 1; card <= start.deck(); card++) {
            left.add(card);
        }
        draft.held = said.held;
        draft.discard = said.discard;
        left.remove(/* element */ Integer.valueOf(said.held));
        left.removeAll(said.discard);
        left.removeAll(said.pile);
        said.cards.values().forEach(left::remove);
        var cards = new ArrayList<Integer>();
        for (int i = 0; dealt && i < settings.seats(); i++) {
            Integer card = said.cards.get(Seat.of(i));
            cards.add(card == null ? left.removeFirst() : card);
        }
        draft.cards = cards;
        var pile = new ArrayList<>(said.pile);
        if (dealt) {
            pile.addAll(left);
        }
        draft.pile = pile;
        draft.known = said.known;
        draft.looking = said.looking;
        draft.stood = said.stood;
        boolean early = !dealt || said.phase == PipsState.Phase.LOOK;
        draft.answered = said.answered.orElse(early ? Seats.NONE : Seats.all(settings.seats()));
        draft.turn = said.turn;
        draft.roll = said.roll;
        return draft.done();
    }
}
