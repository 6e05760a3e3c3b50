package tablee.bots.cv;

import java.util.Arrays;
import tablee.cv.content.Symbol;
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

    /// Where the best plan of the last [#best] begins: a place from 0, −1 for none.
    private int first;

    private boolean lucky;

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

    /// The value of having these symbols when rolling ends.
    double best(Symbols have) {
        first = -1;
        lucky = false;
        double best = owed.isEmpty() || have.pays(owed) ? 0 : -loss;
        for (int a = 0; a < PLACES; a++) {
            if (worth[a] > WORTH_TAKING && have.pays(cost[a])) {
                best = consider(best, worth[a] - unpaid(have, cost[a]), a, false);
                for (int b = a + 1; b < PLACES && mostCards > 1; b++) {
                    if (worth[b] > WORTH_TAKING) {
                        Symbols both = cost[a].plus(cost[b]);
                        if (have.pays(both)) {
                            best =
                                    consider(
                                            best,
                                            worth[a] + worth[b] - unpaid(have, both),
                                            a,
                                            false);
                        }
                    }
                }
            }
        }
        if (have.count(Symbol.LUCK) >= 3) {
            best = withLuck(have, best);
        }
        return best - (have.count(Symbol.BAD_LUCK) >= 3 ? misfortune : 0);
    }

    private double withLuck(Symbols have, double before) {
        double best = before;
        Symbols rest = have.plus(Symbol.LUCK, -3);
        for (int a = 0; a < PLACES; a++) {
            if (worth[a] > WORTH_TAKING && !cost[a].isEmpty()) {
                best = consider(best, worth[a] - unpaid(rest, Symbols.NONE), a, true);
                for (int b = 0; b < PLACES && mostCards > 1; b++) {
                    if (b != a && worth[b] > WORTH_TAKING && rest.pays(cost[b])) {
                        best = consider(best, worth[a] + worth[b] - unpaid(rest, cost[b]), a, true);
                    }
                }
            }
        }
        return best;
    }

    private double unpaid(Symbols have, Symbols spent) {
        return owed.isEmpty() || have.pays(spent.plus(owed)) ? 0 : loss;
    }

    private double consider(double best, double value, int a, boolean luck) {
        if (value <= best) {
            return best;
        }
        first = a;
        lucky = luck;
        return value;
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

    /// The place to buy first in the best plan, from 1; 0 to buy nothing.
    int place() {
        return first + 1;
    }

    boolean byLuck() {
        return lucky;
    }

    double worth(int place) {
        return worth[place - 1];
    }
}
