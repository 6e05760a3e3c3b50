package tablee.bots.cv;

import java.util.Arrays;
import tablee.cv.content.Symbols;
import tablee.cv.rules.Table;

/// What a row of symbols can buy from the track: the best one or two cards, permanent costs and misfortune counted in.
final class Shopping {

    private static final int PLACES = 5;
    private static final double WORTH_TAKING = 0.25;

    private final double[] worth = new double[PLACES];
    private final Symbols[] cost = new Symbols[PLACES];
    private final Symbols owed;
    private final double loss;
    private final double misfortune;
    private final int mostCards;

    Shopping(Worth judge, Style style) {
        Table table = judge.table();
        owed = table.owed();
        double lost = 0;
        if (!owed.isEmpty()) {
            for (int card : table.active(judge.me())) {
                lost +=
                        table.deck().card(card).upkeep().isEmpty()
                                ? 0
                                : Math.max(0, judge.losing(card));
            }
        }
        loss = lost;
        misfortune = judge.cheapestLoss();
        mostCards = style.pairs() ? 2 - table.bought() : Math.min(1, 2 - table.bought());
        for (int place = 0; place < PLACES; place++) {
            int card = table.track(place);
            boolean may = card != 0 && mostCards > 0 && table.mayTake(judge.me(), card);
            worth[place] = may ? judge.taking(card) : Double.NEGATIVE_INFINITY;
            cost[place] =
                    may
                            ? discounted(table.deck().card(card).cost(), table.discount(card))
                            : Symbols.NONE;
        }
    }

    /// A discount takes whatever is dearest; here simply the last symbols of the cost.
    private static Symbols discounted(Symbols cost, int discount) {
        if (discount == 0) {
            return cost;
        }
        String letters = cost.toString();
        return Symbols.of(letters.substring(0, Math.max(0, letters.length() - discount)));
    }

    /// All that can be had for something, in the order of the places.
    Baskets baskets() {
        var baskets = new Baskets(PLACES, owed.packed(), loss, misfortune);
        for (int a = 0; a < PLACES; a++) {
            if (worth[a] > WORTH_TAKING) {
                baskets.forCost(a, cost[a].packed(), worth[a]);
                for (int b = a + 1; b < PLACES && mostCards > 1; b++) {
                    if (worth[b] > WORTH_TAKING) {
                        baskets.forCost(a, cost[a].plus(cost[b]).packed(), worth[a] + worth[b]);
                    }
                }
            }
        }
        for (int a = 0; a < PLACES; a++) {
            if (worth[a] > WORTH_TAKING && !cost[a].isEmpty()) {
                baskets.forLuck(a, 0, worth[a]);
                for (int b = 0; b < PLACES && mostCards > 1; b++) {
                    if (b != a && worth[b] > WORTH_TAKING) {
                        baskets.forLuck(a, cost[b].packed(), worth[a] + worth[b]);
                    }
                }
            }
        }
        return baskets;
    }

    /// Whether the same symbols are worth the same in both, whatever was asked of them last.
    boolean isSame(Shopping other) {
        return loss == other.loss
                && misfortune == other.misfortune
                && mostCards == other.mostCards
                && owed.equals(other.owed)
                && Arrays.equals(worth, other.worth)
                && Arrays.equals(cost, other.cost);
    }

    /// Equal for those that are the same.
    long mark() {
        long mark = mostCards;
        for (double one : worth) {
            mark = mark * 31 + Double.doubleToLongBits(one);
        }
        return mark;
    }

    double worth(int place) {
        return worth[place - 1];
    }
}
