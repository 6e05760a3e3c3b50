package tablee.metro.rules;

import java.util.ArrayList;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.metro.content.Category;
import tablee.metro.content.Station;

/// A state, or what a view shows of one, as JSON. Cards are slugs; in the truth a card that others know too is written
/// `slug:AB`; a back without a face is `?P`. The field `counts` of a player is worked out and not read back.
public final class PositionWriter {

    private final Open state;

    private PositionWriter(Open state) {
        this.state = state;
    }

    /// Of a state everything, of a view what it shows.
    public static Json write(Open state) {
        return new PositionWriter(state).write();
    }

    private Json write() {
        var json =
                Json.object()
                        .put("question", state.question.name())
                        .put("awaited", seats(state.awaited))
                        .put("station", Station.ALL.get(state.station).name())
                        .put("round", state.round)
                        .put("turn", state.turn)
                        .put("active", Seat.of(state.active).label())
                        .put("starter", Seat.of(state.starter).label())
                        .put("whole", state.whole);
        if (state.drawn == Open.DREW_NOTHING) {
            json.put("drawn", "nothing");
        } else if (state.drawn >= 0) {
            json.put("drawn", card(state.drawn));
        }
        state.box.set().inline().ifPresent(records -> json.put("cards", records));
        var players = Json.object();
        for (int seat = 0; seat < state.seats(); seat++) {
            players.put(Seat.of(seat).label(), player(seat));
        }
        json.put("players", players.build()).put("piles", piles());
        json.put("queue", permissions()).put("discard", cards(state.discard));
        if (state instanceof MetroState truth) {
            json.put("out", cards(truth.out));
        }
        if (!state.flow.isNone()) {
            json.put("flow", flow(state.flow));
        }
        return json.build();
    }

    private Json player(int seat) {
        Shown shown = state.shown(seat);
        var json =
                Json.object()
                        .put("hand", held(state.hand(seat), seat))
                        .put("noted", state.noted(seat))
                        .put("front", front(shown.front))
                        .put("accrocs", accrocs(shown.accrocs))
                        .put("duels", duels(state.duels(seat)))
                        .put("running", running(shown.running));
        if (state.character(seat) >= 0) {
            json.put("character", state.box.character(state.character(seat)).slug());
        }
        json.put("revealed", shown.revealed);
        if (state instanceof MetroState truth && truth.lives[seat].characterSeen != 0) {
            json.put("characterSeen", seats(truth.lives[seat].characterSeen));
        }
        json.put("money", shown.money).put("points", shown.points);
        return json.put("counts", counts(seat)).build();
    }

    /// What everybody can count (METRO-RULE-57, METRO-HIDE-10).
    private Json counts(int seat) {
        Shown life = state.shown(seat);
        var json = Json.object();
        for (Category category : Category.ALL) {
            json.put(category.name(), life.points(category.index()));
        }
        return json.put("noblesse", life.noblesse)
                .put("patrimoine", life.wealth)
                .put("properties", Scoring.properties(state, seat))
                .put("score", Scoring.live(state, seat))
                .put("money", Conditions.money(state, seat))
                .put("backs", Json.numbers(Hands.backs(state, state.hand(seat))))
                .build();
    }

    private String card(int packed) {
        return Open.hidden(packed)
                ? "?" + Station.ALL.get(state.back(packed)).letter()
                : state.card(packed).slug;
    }

    private Json seats(int mask) {
        return Json.texts(Seats.of(mask).list().stream().map(Seat::label).toList());
    }

    /// A hand; that its owner knows it goes without saying.
    private Json held(short[] hand, int owner) {
        short[] others = hand.clone();
        for (int i = 0; i < others.length; i++) {
            others[i] = Layout.forgotten(others[i], Layout.only(owner));
        }
        return hand(others);
    }

    private Json hand(short[] held) {
        var cards = new ArrayList<String>();
        for (short packed : held) {
            cards.add(card(packed) + known(packed));
        }
        return Json.texts(cards);
    }

    private static String known(int packed) {
        var letters = new StringBuilder();
        for (Seat seat : Seats.of(Layout.knowing(packed))) {
            letters.append(seat.label());
        }
        return letters.isEmpty() ? "" : ":" + letters;
    }

    private Json front(int[] front) {
        var cards = new ArrayList<Json>();
        for (int laid : front) {
            cards.add(
                    Json.object()
                            .put("card", card(laid))
                            .put("paid", Layout.paid(laid))
                            .put("turn", Layout.turn(laid))
                            .build());
        }
        return Json.of(cards);
    }

    private Json accrocs(int[] accrocs) {
        var cards = new ArrayList<Json>();
        for (int accroc : accrocs) {
            cards.add(
                    copy(
                            accroc,
                            Json.object()
                                    .put("card", card(accroc))
                                    .put("layer", Seat.of(Layout.layer(accroc)).label())
                                    .put("spared", seats(Layout.spared(accroc)))
                                    .put("turn", Layout.startedIn(accroc))));
        }
        return Json.of(cards);
    }

    /// Second and further copies of one turn are numbered.
    private static Json copy(int packed, Json.Builder json) {
        return Layout.copy(packed) > 0
                ? json.put("copy", Layout.copy(packed)).build()
                : json.build();
    }

    private Json duels(int[] duels) {
        var cards = new ArrayList<Json>();
        for (int duel : duels) {
            var json = Json.object().put("card", card(duel));
            if (Layout.opponent(duel) < state.seats()) {
                json.put("opponent", Seat.of(Layout.opponent(duel)).label());
            }
            cards.add(json.build());
        }
        return Json.of(cards);
    }

    private Json running(int[] running) {
        var effects = new ArrayList<Json>();
        for (int packed : running) {
            effects.add(
                    copy(
                            packed,
                            Json.object()
                                    .put("card", card(packed))
                                    .put("effect", Layout.effect(packed))
                                    .put("left", Layout.left(packed))
                                    .put("fresh", Layout.fresh(packed))
                                    .put("turn", Layout.startedIn(packed))));
        }
        return Json.of(effects);
    }

    private Json piles() {
        var json = Json.object();
        for (Station station : Station.ALL) {
            json.put(
                    String.valueOf(station.letter()),
                    state instanceof MetroState truth
                            ? hand(truth.pile(station.index()).toArray())
                            : Json.of((long) state.pileSize(station.index())));
        }
        return json.build();
    }

    private Json permissions() {
        var permissions = new ArrayList<Json>();
        for (int packed : state.queue) {
            permissions.add(
                    Json.object()
                            .put("card", card(packed))
                            .put("effect", Layout.permitting(packed))
                            .build());
        }
        return Json.of(permissions);
    }

    private Json cards(int[] cards) {
        var names = new ArrayList<String>();
        for (int packed : cards) {
            names.add(card(packed));
        }
        return Json.texts(names);
    }

    private Json flow(Flow flow) {
        var json = Json.object().put("card", card(flow.card));
        if (flow.victim >= 0) {
            json.put("victim", Seat.of(flow.victim).label());
        }
        if (flow.chosen >= 0) {
            json.put("chosen", Seat.of(flow.chosen).label());
        }
        if (flow.moved >= 0) {
            json.put("moved", flow.moved);
        }
        json.put("effect", flow.effect)
                .put("step", flow.step)
                .put("left", flow.left)
                .put("spared", seats(flow.spared))
                .put("waiting", seats(flow.waiting))
                .put("placed", flow.placed);
        if (state instanceof MetroState truth && flow.equals(state.flow)) {
            json.put("revealing", seats(truth.revealing));
        }
        if (!flow.outer.isNone()) {
            json.put("outer", flow(flow.outer));
        }
        return json.build();
    }
}
