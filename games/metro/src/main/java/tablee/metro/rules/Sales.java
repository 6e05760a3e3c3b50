package tablee.metro.rules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import tablee.metro.content.Effect;
import tablee.metro.content.Kind;

/// METRO-RULE-34 Sets of laid wealth cards to put back so that another one can be paid: enough, and none too many.
final class Sales {

    private Sales() {}

    static boolean isPossible(Open state, int seat, RuleCard wanted) {
        Shown life = state.shown(seat);
        if (life.wealthCards == 0) {
            return false;
        }
        int all = wealthPlaces(state, seat);
        // All of it is the most that can be raised, unless a card to be sold is itself a discount
        // or an income of money.
        return suffices(state, seat, wanted, all) || !sets(state, seat, wanted).isEmpty();
    }

    /// Places of wealth cards in front, as a mask. A game holds sixteen of them.
    private static int wealthPlaces(Open state, int seat) {
        int[] front = state.shown(seat).front;
        int mask = 0;
        int nth = 0;
        for (int laid : front) {
            if (state.card(laid).kind == Kind.PATRIMOINE) {
                mask |= Layout.only(nth++);
            }
        }
        return mask;
    }

    /// How many wealth cards lie before this place.
    static int nth(Open state, int[] front, int place) {
        int nth = 0;
        for (int before = 0; before < place; before++) {
            nth += state.card(front[before]).kind == Kind.PATRIMOINE ? 1 : 0;
        }
        return nth;
    }

    /// Whether the price can be paid once the wealth cards of this set have gone.
    static boolean suffices(Open state, int seat, RuleCard wanted, int sold) {
        int money = Conditions.money(state, seat);
        int discount =
                state.shown(seat).discount + Conditions.accrocs(state, seat, Effect.Do.DISCOUNT);
        int nth = 0;
        for (int laid : state.shown(seat).front) {
            RuleCard card = state.card(laid);
            if (card.kind == Kind.PATRIMOINE && Layout.has(sold, nth++)) {
                money += Layout.paid(laid) - card.permanentMoney;
                discount -= card.discount;
            }
        }
        return money >= 0 && money >= Math.max(0, wanted.printed.price() + discount);
    }

    /// All legal sets, as masks over the wealth cards in front, by size, then in the order they lie.
    static List<Integer> sets(Open state, int seat, RuleCard wanted) {
        int all = wealthPlaces(state, seat);
        int count = Integer.bitCount(all);
        var found = new ArrayList<Integer>();
        for (int size = 1; size <= count; size++) {
            combinations(state, seat, wanted, size, count, found);
        }
        return found;
    }

    private static void combinations(
            Open state, int seat, RuleCard wanted, int size, int count, List<Integer> found) {
        int[] chosen = new int[size];
        for (int i = 0; i < size; i++) {
            chosen[i] = i;
        }
        while (true) {
            int mask = 0;
            for (int place : chosen) {
                mask |= Layout.only(place);
            }
            if (suffices(state, seat, wanted, mask) && isMinimal(state, seat, wanted, mask)) {
                found.add(mask);
            }
            int i = size - 1;
            while (i >= 0 && chosen[i] == count - size + i) {
                i--;
            }
            if (i < 0) {
                return;
            }
            chosen[i]++;
            for (int j = i + 1; j < size; j++) {
                chosen[j] = chosen[j - 1] + 1;
            }
        }
    }

    /// No proper subset would do, the empty one included.
    private static boolean isMinimal(Open state, int seat, RuleCard wanted, int mask) {
        for (int part = (mask - 1) & mask; ; part = (part - 1) & mask) {
            if (suffices(state, seat, wanted, part)) {
                return false;
            }
            if (part == 0) {
                return true;
            }
        }
    }

    /// The set as the answer a player gives.
    static MetroAction.Sell action(Open state, int seat, int mask) {
        var cards = new LinkedHashSet<String>();
        int[] front = state.shown(seat).front;
        int nth = 0;
        for (int place = 0; place < front.length; place++) {
            if (state.card(front[place]).kind == Kind.PATRIMOINE && Layout.has(mask, nth++)) {
                cards.add(Places.name(state, front, place));
            }
        }
        return new MetroAction.Sell(cards);
    }
}
