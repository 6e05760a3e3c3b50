package tablee.metro.rules;

import java.util.ArrayList;
import java.util.List;

/// Cards that move between hands and piles, and who knows what about them afterwards. Every held or piled card carries the
/// seats that know its face; what somebody might only guess counts as forgotten, in a way that does not depend on the
/// hidden truth (METRO-HIDE-8).
final class Hands {

    private Hands() {}

    static int all(MetroState state) {
        return Layout.below(state.seats());
    }

    /// Takes the top card of a pile, packed.
    static int takeTop(MetroState state, int pile) {
        Pile cards = state.pile(pile);
        state.pile(pile, cards.without(1));
        return cards.top();
    }

    /// METRO-TURN-2 From the top of a pile into a hand.
    static int draw(MetroState state, int seat, int pile) {
        int card = takeTop(state, pile);
        Life life = state.edit(seat);
        life.hand = Life.with(life.hand, Layout.shown(card, Layout.only(seat)));
        return Layout.card(card);
    }

    /// METRO-RULE-9, -10 Under the pile of its own back; `seen` are those who know its face.
    static void under(MetroState state, int card, int seen) {
        int pile = state.back(card);
        state.pile(pile, state.pile(pile).under(card, seen));
    }

    /// Takes a card out of a hand before the eyes of `witnesses`. They cross one such card off what they knew; all
    /// others no longer know which of that back is still there.
    static int leave(MetroState state, int seat, int place, int witnesses) {
        Life life = state.edit(seat);
        short gone = life.hand[place];
        short[] hand = Life.without(life.hand, place);
        int back = state.back(gone);
        int blind = all(state) & ~witnesses & ~Layout.only(seat);
        int unseen = witnesses & ~Layout.knowing(gone);
        for (int i = 0; i < hand.length; i++) {
            short card = hand[i];
            if (Layout.card(card) == Layout.card(gone)) {
                int crossed = unseen & Layout.knowing(card);
                unseen &= ~crossed;
                card = Layout.forgotten(card, crossed);
            }
            hand[i] = state.back(card) == back ? Layout.forgotten(card, blind) : card;
        }
        life.hand = hand;
        return Layout.card(gone);
    }

    /// METRO-TURN-8 A card goes back unseen.
    static void giveBack(MetroState state, int seat, int place) {
        under(state, leave(state, seat, place, Layout.only(seat)), Layout.only(seat));
    }

    /// METRO-TURN-9, -10, METRO-RULE-17, -19: new cards first, then the old hand under its piles in hand order.
    static void change(MetroState state, int seat, int puberte, int majorite, int maturite) {
        Life life = state.edit(seat);
        short[] old = life.hand;
        short[] hand = new short[puberte + majorite + maturite];
        state.pile(0).deal(puberte, hand, 0);
        state.pile(1).deal(majorite, hand, puberte);
        state.pile(2).deal(maturite, hand, puberte + majorite);
        for (int i = 0; i < hand.length; i++) {
            hand[i] = Layout.shown(hand[i], Layout.only(seat));
        }
        exchange(state, old, Layout.only(seat), puberte, majorite, maturite);
        life.hand = hand;
    }

    /// METRO-STATION-4 A whole hand under the piles of its backs, where nobody knows it any more.
    static void allUnder(MetroState state, short[] hand) {
        exchange(state, hand, 0, 0, 0, 0);
    }

    /// So many cards from each pile, and the old hand under the piles of its backs; sorted in one pass, as every change of hand
    /// comes through here.
    private static void exchange(
            MetroState state, short[] old, int seen, int puberte, int majorite, int maturite) {
        if (old.length > Layout.BUNDLE) {
            state.pile(0, state.pile(0).without(puberte));
            state.pile(1, state.pile(1).without(majorite));
            state.pile(2, state.pile(2).without(maturite));
            for (short card : old) {
                under(state, card, seen);
            }
            return;
        }
        long first = 0;
        long second = 0;
        long third = 0;
        int counts = 0;
        for (short packed : old) {
            int card = Layout.card(packed);
            int back = state.back(packed);
            int before = Layout.backs(counts, back);
            switch (back) {
                case 0 -> first = Layout.bundled(first, before, card);
                case 1 -> second = Layout.bundled(second, before, card);
                default -> third = Layout.bundled(third, before, card);
            }
            counts = Layout.countBack(counts, back);
        }
        exchange(state, 0, puberte, first, counts, seen);
        exchange(state, 1, majorite, second, counts, seen);
        exchange(state, 2, maturite, third, counts, seen);
    }

    private static void exchange(
            MetroState state, int pile, int taken, long cards, int counts, int seen) {
        state.pile(pile, state.pile(pile).exchange(taken, cards, Layout.backs(counts, pile), seen));
    }

    static List<String> names(Open state, short[] cards) {
        var names = new ArrayList<String>();
        for (short card : cards) {
            names.add(state.card(card).slug);
        }
        return names;
    }

    /// Numbers per back: Puberté, Majorité, Maturité.
    static List<Integer> backs(Open state, short[] cards) {
        int[] counts = new int[3];
        for (short card : cards) {
            counts[state.back(card)]++;
        }
        return List.of(counts[0], counts[1], counts[2]);
    }
}
