package tablee.cabo.rules;

import java.util.ArrayList;
import java.util.Arrays;
import tablee.engine.Randomness;

/// A world that a viewer cannot tell from the true one: what it does not know is dealt anew from the cards it cannot
/// place. It gets a view and nothing else.
final class Imagination {

    private Imagination() {}

    static CaboState of(CaboView view, Randomness random) {
        CaboView.Now now = view.now();
        var state = new CaboState(now.options());
        state.sheet = now.sheet();
        state.phase = now.phase();
        state.round = now.round();
        state.turns = now.turns();
        state.starter = now.starter();
        state.dealer = now.dealer();
        state.active = now.active();
        state.caller = now.caller();
        state.held = now.held();
        state.ready = ready(now);
        state.occupied = now.occupied();
        state.looked = now.looked();
        state.discard = view.memory().pile();
        for (int i = 0; i < state.known.length; i++) {
            state.known[i] = view.memory().knownBy().get(i);
        }
        if (state.phase != CaboPhase.STARTER && state.phase != CaboPhase.DEAL) {
            dealUnknown(state, view, random);
        }
        return state;
    }

    private static int ready(CaboView.Now now) {
        boolean together =
                now.phase() == CaboPhase.INITIAL_LOOK || now.phase() == CaboPhase.ROUND_SUMMARY;
        return together ? ((1 << now.options().players()) - 1) & ~now.awaited().mask() : 0;
    }

    private static void dealUnknown(CaboState state, CaboView view, Randomness random) {
        byte[] pool = unseen(state, view);
        shuffle(pool, random);
        int next = 0;
        for (long left = state.occupied; left != 0; left &= left - 1) {
            int cell = Layout.first(left);
            boolean known = view.memory().faces().has(cell);
            state.tableaux[cell] = known ? (byte) view.memory().faces().value(cell) : pool[next++];
        }
        if (state.phase == CaboPhase.HOLD_DRAWN && state.held < 0) {
            state.held = pool[next++];
        }
        // Discards that are not remembered lie under the others.
        var discards = new ArrayList<Integer>();
        while (discards.size() + state.discard.size < view.now().discardCount()) {
            discards.add((int) pool[next++]);
        }
        discards.addAll(state.discard.bottomToTop());
        state.discard = Pile.of(discards);
        state.pile = Arrays.copyOfRange(pool, next, pool.length);
    }

    /// The deck without the cards this viewer can place.
    private static byte[] unseen(CaboState state, CaboView view) {
        int[] left = new int[Deck.HIGHEST + 1];
        for (int card : Deck.wholeDeck(state.options.decks()).cards()) {
            left[card]++;
        }
        for (Place place : view.memory().faces().places()) {
            left[view.memory().faces().value(place.cell())]--;
        }
        view.memory().eachDiscard(card -> left[card]--);
        if (state.held >= 0) {
            left[state.held]--;
        }
        byte[] pool = new byte[Arrays.stream(left).sum()];
        int next = 0;
        for (byte card = 0; card <= Deck.HIGHEST; card++) {
            for (int copy = 0; copy < left[card]; copy++) {
                pool[next++] = card;
            }
        }
        return pool;
    }

    private static void shuffle(byte[] cards, Randomness random) {
        for (int i = 0; i < cards.length - 1; i++) {
            int j = i + random.below(cards.length - i);
            byte card = cards[j];
            cards[j] = cards[i];
            cards[i] = card;
        }
    }
}
