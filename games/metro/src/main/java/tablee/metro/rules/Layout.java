package tablee.metro.rules;

import java.util.List;
import tablee.metro.content.Card;
import tablee.metro.content.Category;
import tablee.metro.content.Effect;
import tablee.metro.content.Kind;

/// How cards and players are packed into numbers: the only file that shifts and masks. Searches copy a table at every step, so
/// that a card with all that is said about it is one number (2 or 4 bytes) and a set of seats is a few bits; everybody else asks
/// for the parts by name.
///
/// Every packed card begins with its number in [Box] in the lowest byte; numbers from `CardSet.MOST` on are backs.
final class Layout {

    // ---- sets of small numbers: seats, places, categories ----

    private Layout() {}

    static int only(int number) {
        return 1 << number;
    }

    static boolean has(int set, int number) {
        return (set >> number & 1) != 0;
    }

    /// All numbers below this one.
    static int below(int number) {
        return (1 << number) - 1;
    }

    // ---- a card ----

    private static final int BYTE = 8;
    private static final int CARD = 0xFF;

    static int card(int packed) {
        return packed & CARD;
    }

    /// The same with a word about it that takes the rest of the number.
    private static int with(int card, int more) {
        return card | more << BYTE;
    }

    private static int more(int packed) {
        return packed >> BYTE;
    }

    // ---- a card in a hand or pile: who knows its face ----

    static short held(int card, int knowing) {
        return (short) with(card, knowing);
    }

    static int knowing(int held) {
        return more(held) & CARD;
    }

    static boolean knows(int held, int seat) {
        return has(knowing(held), seat);
    }

    /// The same card, known to these seats too.
    static short shown(int held, int seats) {
        return (short) (held | seats << BYTE);
    }

    /// The same card, no longer known to these seats.
    static short forgotten(int held, int seats) {
        return (short) (held & ~(seats << BYTE));
    }

    // ---- a Défi and a permission to lay again ----

    static int duel(int card, int opponent) {
        return with(card, opponent);
    }

    static int opponent(int duel) {
        return more(duel);
    }

    /// METRO-RULE-47 What gave the permission: an effect of a card.
    static int permission(int card, int effect) {
        return with(card, effect);
    }

    static int permitting(int permission) {
        return more(permission);
    }

    // ---- a laid card: card 8, paid 8, turn 16 ----

    static final int MOST_PAID = 0xFF;

    static int laid(int card, int paid, int turn) {
        return card | paid << BYTE | turn << (2 * BYTE);
    }

    static int paid(int laid) {
        return laid >> BYTE & MOST_PAID;
    }

    static int turn(int laid) {
        return laid >> (2 * BYTE);
    }

    // ---- an Accroc: card 8, layer 4, spared 8, turn 8, copy 4 ----
    // ---- a running effect: card 8, effect 4, left 7, fresh 1, turn 8, copy 4 ----

    /// 108 turns is the longest game, so that a byte holds their numbers.
    static final int MOST_TURNS = 0xFF;

    static final int MOST_LEFT = 0x7F;

    /// Copies of one Accroc laid in the same turn are numbered, so that each keeps the effects it started.
    static final int MOST_COPIES = 0xF;

    private static final int NIBBLE = 0xF;

    static final int MOST_EFFECTS = NIBBLE;

    private static final int SECOND = BYTE;
    private static final int THIRD = 12;
    private static final int FRESH = 1 << 19;
    private static final int STARTED = 20;
    private static final int COPY = 28;

    static int accroc(int card, int layer, int spared, int turn, int copy) {
        return card | layer << SECOND | spared << THIRD | turn << STARTED | copy << COPY;
    }

    static int layer(int accroc) {
        return accroc >> SECOND & NIBBLE;
    }

    static int spared(int accroc) {
        return accroc >> THIRD & CARD;
    }

    /// The same Accroc, sparing these seats too.
    static int sparing(int accroc, int seats) {
        return accroc | seats << THIRD;
    }

    static int running(int card, int effect, int left, boolean fresh, int turn, int copy) {
        return card
                | effect << SECOND
                | left << THIRD
                | (fresh ? FRESH : 0)
                | turn << STARTED
                | copy << COPY;
    }

    static int effect(int running) {
        return running >> SECOND & NIBBLE;
    }

    static int left(int running) {
        return running >> THIRD & MOST_LEFT;
    }

    static boolean fresh(int running) {
        return (running & FRESH) != 0;
    }

    /// The same effect one turn later: fresh no more, or with one turn less.
    static int older(int running) {
        return fresh(running) ? running & ~FRESH : running - (1 << THIRD);
    }

    static int startedIn(int packed) {
        return packed >>> STARTED & MOST_TURNS;
    }

    static int copy(int packed) {
        return packed >>> COPY;
    }

    /// What ties a running effect to the Accroc it came from: title, turn and copy (METRO-RULE-42).
    static int source(int packed) {
        return packed & 0xFFF0_00FF;
    }

    // ---- hand sizes noted as a turn begins: four bits a seat ----

    static final int MOST_NOTED = NIBBLE;

    static int noted(int sizes, int seat) {
        return sizes >> (4 * seat) & NIBBLE;
    }

    static int note(int sizes, int seat, int size) {
        return sizes | size << (4 * seat);
    }

    // ---- numbers per back: a byte each ----

    static int countBack(int counts, int back) {
        return counts + (1 << (BYTE * back));
    }

    static int backs(int counts, int back) {
        return counts >> (BYTE * back) & CARD;
    }

    static int allBacks(int counts) {
        return backs(counts, 0) + backs(counts, 1) + backs(counts, 2);
    }

    // ---- cards of a bundle: a byte each, first one lowest ----

    static final int BUNDLE = Long.BYTES;

    static long bundled(long cards, int count, int card) {
        return cards | (long) card << (BYTE * count);
    }

    static int bundled(long cards, int place) {
        return (int) (cards >>> (BYTE * place)) & CARD;
    }

    // ---- points and cards by category: lanes of 12 bits ----

    private static final int LANE = 12;
    private static final int MOST_IN_LANE = 0xFFF;
    private static final long TOPS = 0x0800_8008_0080_0800L;

    static int lane(long lanes, int category) {
        return (int) (lanes >>> (LANE * category)) & MOST_IN_LANE;
    }

    static long lane(int category, int points) {
        return (long) points << (LANE * category);
    }

    static long points(Card card) {
        long lanes = 0;
        for (Category category : Category.ALL) {
            lanes |= lane(category.index(), card.points(category));
        }
        return lanes;
    }

    static int sum(long lanes) {
        int sum = 0;
        for (int category = 0; category < 5; category++) {
            sum += lane(lanes, category);
        }
        return sum;
    }

    /// Whether every lane has at least so many. One subtraction compares all five: with the top bit of every lane set, a lane that
    /// has too few loses it.
    static boolean covers(long lanes, long least) {
        return (((lanes | TOPS) - least) & TOPS) == TOPS;
    }

    // ---- titles of life cards: three words of bits ----

    static int titleWord(int nth) {
        return nth / Long.SIZE;
    }

    static long titleBit(int nth) {
        return 1L << nth;
    }

    // ---- what somebody may not lay or is shielded from: categories, kinds from bit 8 ----

    static int categories(List<Category> categories) {
        int mask = 0;
        for (Category category : categories) {
            mask |= only(category.index());
        }
        return mask;
    }

    static int kind(Kind kind) {
        return 1 << (BYTE + kind.index());
    }

    // ---- effects that last, by what they do ----

    static int lasting(Effect effect) {
        return effect.isPermanent() ? only(effect.what().index()) : 0;
    }

    // ---- copies in a hand ----

    /// Places of the cards that are the first of their title: copies are one answer.
    static int firsts(short[] hand) {
        int firsts = 0;
        long before = 0;
        for (int place = 0; place < hand.length; place++) {
            // The shift takes the lowest six bits: a bit that is free tells without looking back.
            long bit = 1L << hand[place];
            if ((before & bit) == 0 || isFirst(hand, place)) {
                firsts |= only(place);
            }
            before |= bit;
        }
        return firsts;
    }

    private static boolean isFirst(short[] hand, int place) {
        for (int i = 0; i < place; i++) {
            if (card(hand[i]) == card(hand[place])) {
                return false;
            }
        }
        return true;
    }

    // ---- for hashes ----

    static int join(int first, int second, int third) {
        return first | second << BYTE | third << (2 * BYTE);
    }

    /// Whom a lay reaches.
    static int reach(int victim, int chosen, int moved, int spared) {
        return (victim + 1) | (chosen + 1) << 4 | (moved + 1) << BYTE | spared << (2 * BYTE);
    }

    static int person(int character, int looked, boolean revealed) {
        return character << BYTE | looked << 1 | (revealed ? 1 : 0);
    }

    static long join(int low, int high) {
        return (long) high << Integer.SIZE | (low & 0xFFFF_FFFFL);
    }
}
