package tablee.cabo;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Settings;

/// The whole truth as JSON, and back. Reading is generous: a scenario names the cards that matter, and the rest of the
/// deck fills unnamed tableaux and then the bottom of the draw pile (or of the discard pile with `"rest": "discard"`).
final class PositionFormat {

    /// What a position can say. A misspelt field would otherwise be a position that nobody meant.
    private static final Set<String> FIELDS =
            Set.of(
                    "phase",
                    "round",
                    "turns",
                    "starter",
                    "dealer",
                    "active",
                    "caller",
                    "held",
                    "ready",
                    "tableaux",
                    "looked",
                    "known",
                    "draw",
                    "discard",
                    "rest",
                    "scores",
                    "resets",
                    "points",
                    "last");

    private PositionFormat() {}

    static Json write(CaboState state) {
        var json =
                Json.object()
                        .put("phase", state.phase.label())
                        .put("round", state.round)
                        .put("turns", state.turns)
                        .put("starter", Parts.seat(state.starter))
                        .put("dealer", Parts.seat(state.dealer))
                        .put("active", Parts.seat(state.active))
                        .put("caller", Parts.seat(state.caller))
                        .put("held", Parts.card(state.held))
                        .put("ready", Parts.seats(tablee.engine.Seats.of(state.ready)))
                        .put("tableaux", tableaux(state))
                        .put("looked", Parts.places(state.looked))
                        .put("known", known(state))
                        .put("draw", draw(state))
                        .put("discard", Json.numbers(state.discard.bottomToTop()));
        Parts.sheet(json, state.sheet);
        return json.build();
    }

    private static Json tableaux(CaboState state) {
        var json = Json.object();
        for (int seat = 0; seat < state.players() && state.occupied != 0; seat++) {
            var cards = new ArrayList<Json>();
            for (int slot = 0; slot < state.options.startCards(); slot++) {
                int cell = seat * Place.STRIDE + slot;
                boolean empty = (state.occupied >>> cell & 1) == 0;
                cards.add(Parts.card(empty ? -1 : state.tableaux[cell]));
            }
            json.put(Seat.of(seat).label(), Json.of(cards));
        }
        return json.build();
    }

    private static Json known(CaboState state) {
        var json = Json.object();
        for (int i = 0; i < state.players(); i++) {
            json.put(Seat.of(i).label(), Parts.places(state.known[i]));
        }
        return json.put("public", Parts.places(state.known[state.players()])).build();
    }

    private static Json draw(CaboState state) {
        var cards = new ArrayList<Integer>();
        for (int i = state.top; i < state.pile.length; i++) {
            cards.add((int) state.pile[i]);
        }
        return Json.numbers(cards);
    }

    static CaboState read(Settings settings, Json json) {
        var state = new CaboState(CaboOptions.of(settings));
        int players = state.players();
        refuseUnknown(players, json);
        state.phase =
                json.find("phase")
                        .map(phase -> CaboPhase.of(phase.asText()))
                        .orElse(CaboPhase.TURN_START);
        state.round = json.find("round").map(Json::asInt).orElse(1);
        state.turns = json.find("turns").map(Json::asInt).orElse(0);
        if (state.round < 1 || state.turns < 0) {
            throw BadInput.of(
                    "cabo.position.impossible", "round " + state.round + ", turns " + state.turns);
        }
        state.active = seat(json, "active", 0, players);
        state.starter = seat(json, "starter", state.active, players);
        state.dealer = seat(json, "dealer", (state.starter + players - 1) % players, players);
        state.caller = seat(json, "caller", -1, players);
        state.held = json.find("held").map(Parts::card).orElse(-1);
        state.ready = json.find("ready").map(ready -> Parts.seats(ready).mask()).orElse(0);
        state.looked = json.find("looked").map(Parts::places).orElse(0L);
        state.sheet = Parts.sheet(players, json);
        if (state.phase != CaboPhase.STARTER && state.phase != CaboPhase.DEAL) {
            layCards(state, json);
            readKnown(state, json);
        }
        check(state);
        return state;
    }

    private static void refuseUnknown(int players, Json json) {
        for (String field : json.fields().keySet()) {
            if (!FIELDS.contains(field)) {
                throw BadInput.of("cabo.position.field", field);
            }
        }
        for (String part : List.of("tableaux", "known")) {
            for (String label : json.find(part).map(Json::fields).orElse(Map.of()).keySet()) {
                boolean everybody = part.equals("known") && label.equals("public");
                if (!everybody && Seat.of(label).index() >= players) {
                    throw BadInput.of("cabo.position.seat", part, label, players);
                }
            }
        }
    }

    private static int seat(Json json, String name, int usual, int players) {
        int seat = Parts.present(json, name).map(Parts::seat).orElse(usual);
        if (seat >= players) {
            throw BadInput.of("cabo.position.seat", name, Seat.of(seat), players);
        }
        return seat;
    }

    private static void layCards(CaboState state, Json json) {
        var rest = new Rest(state.options.decks());
        List<Integer> discard = json.find("discard").map(Parts::cards).orElse(List.of());
        List<Integer> draw = json.find("draw").map(Parts::cards).orElse(List.of());
        discard.forEach(rest::take);
        draw.forEach(rest::take);
        if (state.held >= 0) {
            rest.take(state.held);
        }
        Json tableaux = json.find("tableaux").orElse(Json.object().build());
        for (int seat = 0; seat < state.players(); seat++) {
            layNamed(state, seat, tableaux, rest);
        }
        for (int seat = 0; seat < state.players(); seat++) {
            if (tableaux.find(Seat.of(seat).label()).isEmpty()) {
                layAny(state, seat, rest);
            }
        }
        var bottom = new ArrayList<Integer>();
        var pile = new ArrayList<>(draw);
        boolean toDiscard = restGoesToDiscard(json);
        if (discard.isEmpty() && state.phase != CaboPhase.HOLD_TAKEN) {
            bottom.add(rest.any());
        }
        (toDiscard ? bottom : pile).addAll(rest.all());
        bottom.addAll(discard);
        state.discard = Pile.of(bottom);
        state.pile = new byte[pile.size()];
        for (int i = 0; i < state.pile.length; i++) {
            state.pile[i] = pile.get(i).byteValue();
        }
    }

    private static boolean restGoesToDiscard(Json json) {
        String rest = json.find("rest").map(Json::asText).orElse("draw");
        if (!rest.equals("draw") && !rest.equals("discard")) {
            throw BadInput.of("cabo.position.rest", rest);
        }
        return rest.equals("discard");
    }

    private static void layNamed(CaboState state, int seat, Json tableaux, Rest rest) {
        var named = tableaux.find(Seat.of(seat).label());
        if (named.isPresent()) {
            List<Integer> cards = Parts.cards(named.get());
            if (cards.size() != state.options.startCards()) {
                throw BadInput.of(
                        "cabo.position.tableau", Seat.of(seat), state.options.startCards());
            }
            for (int slot = 0; slot < cards.size(); slot++) {
                if (cards.get(slot) >= 0) {
                    rest.take(cards.get(slot));
                    lay(state, seat, slot, cards.get(slot));
                }
            }
        }
    }

    private static void layAny(CaboState state, int seat, Rest rest) {
        for (int slot = 0; slot < state.options.startCards(); slot++) {
            lay(state, seat, slot, rest.any());
        }
    }

    private static void lay(CaboState state, int seat, int slot, int card) {
        int cell = seat * Place.STRIDE + slot;
        state.tableaux[cell] = (byte) card;
        state.occupied |= 1L << cell;
    }

    private static void readKnown(CaboState state, Json json) {
        Json known = json.find("known").orElse(Json.object().build());
        Knowledge.learnAll(state.known, known.find("public").map(Parts::places).orElse(0L));
        for (int i = 0; i < state.players(); i++) {
            long places = known.find(Seat.of(i).label()).map(Parts::places).orElse(0L);
            Knowledge.learn(state.known, i, places);
        }
    }

    private static void check(CaboState state) {
        try {
            Invariants.check(state);
        } catch (IllegalStateException impossible) {
            throw BadInput.of("cabo.position.impossible", String.valueOf(impossible.getMessage()));
        }
    }

    /// The cards of the deck that no line of the position has named yet.
    private static final class Rest {
        private final int[] left = new int[Deck.HIGHEST + 1];

        Rest(int decks) {
            for (int value = 0; value <= Deck.HIGHEST; value++) {
                left[value] = Deck.copies(value) * decks;
            }
        }

        void take(int card) {
            if (card < 0 || --left[card] < 0) {
                throw BadInput.of("cabo.position.tooMany", card);
            }
        }

        /// The lowest value there is most of, so that hands filled in are dull.
        int any() {
            int best = 0;
            for (int value = 1; value <= Deck.HIGHEST; value++) {
                best = left[value] > left[best] ? value : best;
            }
            take(best);
            return best;
        }

        List<Integer> all() {
            var cards = new ArrayList<Integer>();
            for (int value = 0; value <= Deck.HIGHEST; value++) {
                for (; left[value] > 0; left[value]--) {
                    cards.add(value);
                }
            }
            return cards;
        }
    }
}
