package tablee.metro;

import java.util.ArrayList;
import java.util.List;

/// Cards that move between hands and piles, and who knows what about them afterwards. Every held or piled card carries the
/// seats that know its face; what somebody might only guess counts as forgotten, in a way that does not depend on the
/// hidden truth (METRO-HIDE-8).
final class Hands {

    private Hands() {}

    static int all(MetroState state) {
        return (1 << state.seats()) - 1;
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
        life.hand = Life.with(life.hand, card | 1 << (8 + seat));
        return card & 0xFF;
    }

    /// METRO-RULE-10 Under the pile of its own back; `seen` are those who know its face.
    static void under(MetroState state, int card, int seen) {
        int pile = state.back(card);
        state.pile(pile, state.pile(pile).under(card, seen));
    }

    /// Takes a card out of a hand before the eyes of `witnesses`. They cross one such card off what they knew; all
    /// others no longer know which of that back is still there.
    static int leave(MetroState state, int seat, int place, int witnesses) {
        Life life = state.edit(seat);
        int gone = life.hand[place] & 0xFFFF;
        short[] hand = Life.without(life.hand, place);
        int back = state.back(gone);
        int blind = all(state) & ~witnesses & ~(1 << seat);
        int unseen = witnesses & ~(gone >> 8);
        for (int i = 0; i < hand.length; i++) {
            int card = hand[i] & 0xFFFF;
            if ((card & 0xFF) == (gone & 0xFF)) {
                int crossed = unseen & card >> 8;
                unseen &= ~crossed;
                card &= ~(crossed << 8);
            }
            if (state.back(card) == back) {
                card &= ~(blind << 8);
            }
            hand[i] = (short) card;
        }
        life.hand = hand;
        return gone & 0xFF;
    }

    /// METRO-TURN-8 A card goes back unseen.
    static void giveBack(MetroState state, int seat, int place) {
        under(state, leave(state, seat, place, 1 << seat), 1 << seat);
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
            hand[i] |= (short) (1 << (8 + seat));
        }
        exchange(state, old, 1 << seat, puberte, majorite, maturite);
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
        if (old.length > Pile.AT_ONCE) {
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
            long card = packed & 0xFF;
            int back = state.back(packed);
            int shift = 8 * (counts >> (8 * back) & 0xFF);
            switch (back) {
                case 0 -> first |= card << shift;
                case 1 -> second |= card << shift;
                default -> third |= card << shift;
            }
            counts += 1 << (8 * back);
        }
        state.pile(0, state.pile(0).exchange(puberte, first, counts & 0xFF, seen));
        state.pile(1, state.pile(1).exchange(majorite, second, counts >> 8 & 0xFF, seen));
        state.pile(2, state.pile(2).exchange(maturite, third, counts >> 16, seen));
    }

    static List<String> names(Open state, short[] cards) {
        var names = new ArrayList<String>();
        for (short card : cards) {
            names.add(state.card(card).slug());
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
