package tablee.cabo;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import tablee.engine.BadInput;
import tablee.engine.Seat;
import tablee.engine.Seats;

/// A position as it is written down, with the cards that matter: the rest of the deck fills unnamed tableaux and then the bottom of the draw pile, or of
/// the discard pile. A seat of −1 was not named.
///
/// @param known places by the index of the seat that knows them, or [MemoryForm#EVERYBODY]
/// @param restToDiscard where the rest of the deck goes
/// @param sheet for this many players
record Arrangement(
        CaboPhase phase,
        int round,
        int turns,
        int starter,
        int dealer,
        int active,
        int caller,
        int held,
        Seats ready,
        Map<Seat, List<Integer>> tableaux,
        long looked,
        Map<Integer, Long> known,
        List<Integer> draw,
        List<Integer> discard,
        boolean restToDiscard,
        IntFunction<Sheet> sheet) {

    /// @throws BadInput if the rules cannot reach it
    CaboState complete(CaboOptions options) {
        var state = new CaboState(options);
        int players = options.players();
        state.phase = phase;
        state.round = round;
        state.turns = turns;
        state.active = seat("active", active, 0, players);
        state.starter = seat("starter", starter, state.active, players);
        state.dealer = seat("dealer", dealer, (state.starter + players - 1) % players, players);
        state.caller = seat("caller", caller, -1, players);
        state.held = held;
        state.ready = ready.mask();
        state.looked = looked;
        state.sheet = sheet.apply(players);
        if (phase != CaboPhase.STARTER && phase != CaboPhase.DEAL) {
            layCards(state);
            learn(state);
        }
        check(state);
        return state;
    }

    private static int seat(String name, int seat, int usual, int players) {
        if (seat >= players) {
            throw BadInput.of("cabo.position.seat", name, Seat.of(seat), players);
        }
        return seat < 0 ? usual : seat;
    }

    private void layCards(CaboState state) {
        var rest = new RestOfDeck(state.options.decks());
        discard.forEach(rest::take);
        draw.forEach(rest::take);
        if (held >= 0) {
            rest.take(held);
        }
        tableaux.forEach((seat, cards) -> layNamed(state, seat, cards, rest));
        for (int seat = 0; seat < state.players(); seat++) {
            if (!tableaux.containsKey(Seat.of(seat))) {
                for (int slot = 0; slot < state.options.startCards(); slot++) {
                    lay(state, seat, slot, rest.any());
                }
            }
        }
        var bottom = new ArrayList<Integer>();
        var pile = new ArrayList<>(draw);
        if (discard.isEmpty() && phase != CaboPhase.HOLD_TAKEN) {
            bottom.add(rest.any());
        }
        (restToDiscard ? bottom : pile).addAll(rest.all());
        bottom.addAll(discard);
        state.discard = Pile.of(bottom);
        state.pile = new byte[pile.size()];
        for (int i = 0; i < state.pile.length; i++) {
            state.pile[i] = pile.get(i).byteValue();
        }
    }

    private static void layNamed(CaboState state, Seat seat, List<Integer> cards, RestOfDeck rest) {
        seat("tableaux", seat.index(), 0, state.players());
        if (cards.size() != state.options.startCards()) {
            throw BadInput.of("cabo.position.tableau", seat, state.options.startCards());
        }
        for (int slot = 0; slot < cards.size(); slot++) {
            if (cards.get(slot) >= 0) {
                rest.take(cards.get(slot));
                lay(state, seat.index(), slot, cards.get(slot));
            }
        }
    }

    private static void lay(CaboState state, int seat, int slot, int card) {
        int cell = seat * Place.STRIDE + slot;
        state.tableaux[cell] = (byte) card;
        state.occupied |= 1L << cell;
    }

    /// CABO-INFO-1 What everybody knows each seat knows.
    private void learn(CaboState state) {
        known.forEach(
                (knower, places) -> {
                    if (knower == MemoryForm.EVERYBODY) {
                        Knowledge.learnAll(state.known, places);
                    } else {
                        seat("known", knower, 0, state.players());
                        Knowledge.learn(state.known, knower, places);
                    }
                });
    }

    private static void check(CaboState state) {
        try {
            Invariants.check(state);
        } catch (IllegalStateException impossible) {
            throw BadInput.of("cabo.position.impossible", String.valueOf(impossible.getMessage()));
        }
    }
}
