package tablee.cabo.rules;

import java.util.Arrays;
import java.util.List;

/// Section 5.5, asserted after every decision.
final class Invariants {

    private Invariants() {}

    static void check(CaboState state) {
        boolean dealt = state.phase != CaboPhase.STARTER && state.phase != CaboPhase.DEAL;
        require(!dealt || isWholeDeck(state), "the cards are not the deck");
        boolean holding =
                switch (state.phase) {
                    case HOLD_DRAWN, HOLD_TAKEN, POWER_TARGET -> true;
                    default -> false;
                };
        require(holding == (state.held >= 0), "a card in hand at the wrong time");
        if (dealt) {
            checkTableaux(state);
        }
        if (state.phase == CaboPhase.TURN_START) {
            require(state.drawCount() >= 1 && state.discard.size >= 1, "an empty pile");
        }
        if (state.phase == CaboPhase.RENEWAL) {
            // CABO-R-16 Both piles cannot be exhausted.
            require(state.discard.size >= 2, "nothing to renew the draw pile with");
        }
        for (List<Integer> points : state.sheet.points()) {
            require(points.contains(0), "a round without a zero");
        }
    }

    private static void checkTableaux(CaboState state) {
        for (int seat = 0; seat < state.players(); seat++) {
            int cards = Integer.bitCount(state.occupied(seat));
            require(cards >= 1 && cards <= state.options.startCards(), "a tableau of " + cards);
        }
        long shared = state.known[state.players()];
        for (long known : state.known) {
            require((known & ~state.occupied) == 0, "knowledge of no card");
            require((shared & ~known) == 0, "public knowledge that a seat lacks");
        }
    }

    private static boolean isWholeDeck(CaboState state) {
        int[] counts = new int[Deck.HIGHEST + 1];
        for (long left = state.occupied; left != 0; left &= left - 1) {
            counts[state.tableaux[Layout.first(left)]]++;
        }
        for (int i = state.top; i < state.pile.length; i++) {
            counts[state.pile[i]]++;
        }
        for (int card : state.discard.bottomToTop()) {
            counts[card]++;
        }
        if (state.held >= 0) {
            counts[state.held]++;
        }
        int[] expected = new int[Deck.HIGHEST + 1];
        for (int value = 0; value <= Deck.HIGHEST; value++) {
            expected[value] = Deck.copies(value) * state.options.decks();
        }
        return Arrays.equals(counts, expected);
    }

    private static void require(boolean holds, String what) {
        if (!holds) {
            throw new IllegalStateException(what);
        }
    }
}
