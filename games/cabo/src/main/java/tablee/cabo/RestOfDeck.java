package tablee.cabo;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.BadInput;

/// The cards of the deck that no line of a position has named yet.
final class RestOfDeck {

    private final int[] left = new int[Deck.HIGHEST + 1];

    RestOfDeck(int decks) {
        for (int value = 0; value <= Deck.HIGHEST; value++) {
            left[value] = Deck.copies(value) * decks;
        }
    }

    void take(int card) {
        if (--left[card] < 0) {
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
