package tablee.bots.cv;

import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;

/// All that a [Shopping] could bring home, one card or two, laid out once: a plan for dice asks of hundreds of rows of symbols what they buy.
/// Symbols are packed as [Symbols] packs them.
final class Baskets {

    private static final long THREE_LUCK = 3 * Symbols.one(Symbol.L);

    /// @param place of the card to buy first, from 0
    /// @param cost without that card where three L take it
    private record Basket(int place, long cost, double worth) {}

    private final Basket[] forCost;
    private final Basket[] forLuck;
    private final long owed;
    private final double loss;
    private final double misfortune;

    private int forCosts;
    private int forLucks;

    /// Where the best plan of the last [#best] begins: a place from 0, −1 for none.
    private int first;

    private boolean lucky;

    /// @param owed what is to be paid after buying, or else lost
    Baskets(int places, long owed, double loss, double misfortune) {
        this.forCost = new Basket[places * places];
        this.forLuck = new Basket[places * places];
        this.owed = owed;
        this.loss = loss;
        this.misfortune = misfortune;
    }

    void forCost(int place, long cost, double worth) {
        forCost[forCosts++] = new Basket(place, cost, worth);
    }

    /// @param cost of the other card
    void forLuck(int place, long cost, double worth) {
        forLuck[forLucks++] = new Basket(place, cost, worth);
    }

    /// The value of having these symbols when rolling ends.
    double best(long have) {
        first = -1;
        lucky = false;
        double best = 0 - unpaid(have, 0);
        for (int i = 0; i < forCosts; i++) {
            best = better(best, forCost[i], have, false);
        }
        if (Symbols.count(have, Symbol.L) >= 3) {
            for (int i = 0; i < forLucks; i++) {
                best = better(best, forLuck[i], have - THREE_LUCK, true);
            }
        }
        return best - (Symbols.count(have, Symbol.B) >= 3 ? misfortune : 0);
    }

    private double better(double best, Basket basket, long have, boolean luck) {
        if (basket.worth <= best || !Symbols.pays(have, basket.cost)) {
            return best;
        }
        double value = basket.worth - unpaid(have, basket.cost);
        if (value <= best) {
            return best;
        }
        first = basket.place;
        lucky = luck;
        return value;
    }

    private double unpaid(long have, long spent) {
        return owed == 0 || Symbols.pays(have, spent + owed) ? 0 : loss;
    }

    /// The place to buy first in the best plan, from 1; 0 to buy nothing.
    int place() {
        return first + 1;
    }

    boolean byLuck() {
        return lucky;
    }
}
