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
        short[] cards = state.piles[pile];
        state.piles[pile] = Life.without(cards, 0);
        return cards[0] & 0xFFFF;
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
        state.piles[pile] = Life.with(state.piles[pile], (card & 0xFF) | seen << 8);
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
        int returned = 0;
        for (short card : old) {
            returned += 1 << (8 * state.back(card));
        }
        exchange(state, seat, 0, puberte, returned & 0xFF, old, hand, 0);
        exchange(state, seat, 1, majorite, returned >> 8 & 0xFF, old, hand, puberte);
        exchange(state, seat, 2, maturite, returned >> 16 & 0xFF, old, hand, puberte + majorite);
        life.hand = hand;
    }

    /// One pile of a change of hand: `taken` cards from its top, the old ones of its back under it, in one copy.
    private static void exchange(
            MetroState state,
            int seat,
            int pile,
            int taken,
            int returned,
            short[] old,
            short[] hand,
            int from) {
        if ((taken | returned) == 0) {
            return;
        }
        short[] cards = state.piles[pile];
        for (int i = 0; i < taken; i++) {
            hand[from + i] = (short) (cards[i] | 1 << (8 + seat));
        }
        int left = cards.length - taken;
        short[] changed = new short[left + returned];
        System.arraycopy(cards, taken, changed, 0, left);
        if (returned > 0) {
            for (short card : old) {
                if (state.back(card) == pile) {
                    changed[left++] = (short) ((card & 0xFF) | 1 << (8 + seat));
                }
            }
        }
        state.piles[pile] = changed;
    }

    static List<String> names(MetroState state, short[] cards) {
        var names = new ArrayList<String>();
        for (short card : cards) {
            names.add(state.card(card).slug());
        }
        return names;
    }

    /// Numbers per back: Puberté, Majorité, Maturité.
    static List<Integer> backs(MetroState state, short[] cards) {
        int[] counts = new int[3];
        for (short card : cards) {
            counts[state.back(card)]++;
        }
        return List.of(counts[0], counts[1], counts[2]);
    }
}
