package tablee.metro;

import java.util.Arrays;
import tablee.engine.Hash;

/// Everything of one player: hand, cards in front, Accrocs received, Défis, character, ledgers, running effects.
///
/// Packed, because searches copy it at every step (one copy of the player who changed). Written only by the step that made
/// the copy. Layouts: a held card is `card | seen << 8` where `seen` are the seats that know its face; a laid card is
/// `card | paid << 8 | turn << 16`; an Accroc `card | layer << 8 | spared << 12 | turn << 20`; a Défi
/// `card | opponent << 8`; a running effect `card | effect << 8 | left << 12 | fresh << 19 | turn << 20`.
final class Life {

    static final int[] EMPTY = {};
    static final short[] NO_CARDS = {};
    static final int UNKNOWN = -1;

    short[] hand = NO_CARDS;
    int[] front = EMPTY;
    int[] accrocs = EMPTY;
    int[] duels = EMPTY;
    int[] running = EMPTY;

    /// Index of the character; [#UNKNOWN] before the deal and in views that may not know it.
    int character = UNKNOWN;

    boolean revealed;

    /// Seats that looked at the hidden character (METRO-FX-15).
    int characterSeen;

    /// METRO-RULE-30 One-off gains and losses.
    int money;

    /// METRO-RULE-54 One-off property points.
    int points;

    // What follows is counted from `front`, kept up to date card by card.

    /// Titles of life cards in front, by [Card#bit].
    long titles0;

    long titles1;
    long titles2;

    /// Printed category points and number of life cards by category: lanes of 12 bits.
    long categoryPoints;

    long categoryCards;
    int noblesse;
    int wealth;
    int wealthCards;

    /// METRO-RULE-30 Printed and permanent money minus what was paid.
    int settledMoney;

    int income;
    int discount;
    int permanentPoints;
    int shield;
    int guards;
    int blocks;
    int pointsPer;

    Life copy() {
        var copy = new Life();
        copy.hand = hand;
        copy.front = front;
        copy.accrocs = accrocs;
        copy.duels = duels;
        copy.running = running;
        copy.character = character;
        copy.revealed = revealed;
        copy.characterSeen = characterSeen;
        copy.money = money;
        copy.points = points;
        copy.titles0 = titles0;
        copy.titles1 = titles1;
        copy.titles2 = titles2;
        copy.categoryPoints = categoryPoints;
        copy.categoryCards = categoryCards;
        copy.noblesse = noblesse;
        copy.wealth = wealth;
        copy.wealthCards = wealthCards;
        copy.settledMoney = settledMoney;
        copy.income = income;
        copy.discount = discount;
        copy.permanentPoints = permanentPoints;
        copy.shield = shield;
        copy.guards = guards;
        copy.blocks = blocks;
        copy.pointsPer = pointsPer;
        return copy;
    }

    static int laid(int card, int paid, int turn) {
        return card | paid << 8 | turn << 16;
    }

    static int paid(int laid) {
        return laid >> 8 & 0xFF;
    }

    static int turn(int laid) {
        return laid >> 16;
    }

    static int accroc(int card, int layer, int spared, int turn) {
        return card | layer << 8 | spared << 12 | turn << 20;
    }

    static int layer(int accroc) {
        return accroc >> 8 & 0xF;
    }

    static int spared(int accroc) {
        return accroc >> 12 & 0xFF;
    }

    /// What ties a running effect to the Accroc it came from: title and turn (METRO-RULE-42).
    static int source(int packed) {
        return packed & 0xFFF000FF;
    }

    static int running(int card, int effect, int left, boolean fresh, int turn) {
        return card | effect << 8 | left << 12 | (fresh ? 1 << 19 : 0) | turn << 20;
    }

    static int effect(int running) {
        return running >> 8 & 0xF;
    }

    static int left(int running) {
        return running >> 12 & 0x7F;
    }

    static boolean fresh(int running) {
        return (running >> 19 & 1) != 0;
    }

    /// Turn numbers stay below 4096 (108 turns is the longest game), so 12 bits hold them.
    static int startedIn(int packed) {
        return packed >>> 20;
    }

    int points(int category) {
        return (int) (categoryPoints >>> (12 * category)) & 0xFFF;
    }

    int cards(int category) {
        return (int) (categoryCards >>> (12 * category)) & 0xFFF;
    }

    boolean hasTitle(Card card) {
        return switch (card.bit >> 6) {
            case 0 -> (titles0 >>> card.bit & 1) != 0;
            case 1 -> (titles1 >>> card.bit & 1) != 0;
            default -> (titles2 >>> card.bit & 1) != 0;
        };
    }

    void lay(Card card, int paid, int turn) {
        front = Arrays.copyOf(front, front.length + 1);
        front[front.length - 1] = laid(card.index, paid, turn);
        count(card, paid, 1);
        if (card.bit >= 0) {
            mark(card, true);
        }
    }

    /// Takes the card at this place away and returns it packed.
    int lift(CardSet set, int place) {
        int laid = front[place];
        front = without(front, place);
        Card card = set.card(laid & 0xFF);
        count(card, paid(laid), -1);
        if (card.shield != 0) {
            recountShield(set);
        }
        if (card.bit >= 0) {
            mark(card, false);
            for (int other : front) {
                if ((other & 0xFF) == card.index) {
                    mark(card, true);
                }
            }
        }
        return laid;
    }

    private void mark(Card card, boolean present) {
        long bit = 1L << card.bit;
        switch (card.bit >> 6) {
            case 0 -> titles0 = present ? titles0 | bit : titles0 & ~bit;
            case 1 -> titles1 = present ? titles1 | bit : titles1 & ~bit;
            default -> titles2 = present ? titles2 | bit : titles2 & ~bit;
        }
    }

    private void count(Card card, int paid, int sign) {
        if (card.kind() == Kind.LIFE) {
            for (int category = 0; category < 5; category++) {
                categoryPoints += ((long) sign * card.points(category)) << (12 * category);
            }
            int own = Integer.numberOfTrailingZeros(card.categoryBit);
            categoryCards += (long) sign << (12 * own);
        } else {
            wealth += sign * card.wealth();
            wealthCards += sign;
        }
        noblesse += sign * card.noblesse();
        settledMoney += sign * (card.money() + card.permanentMoney - paid);
        income += sign * card.income;
        discount += sign * card.discount;
        permanentPoints += sign * card.permanentPoints;
        guards += card.guards ? sign : 0;
        blocks += card.blocksHolder ? sign : 0;
        pointsPer += card.hasPointsPer ? sign : 0;
        if (sign > 0) {
            shield |= card.shield;
        }
    }

    /// Shields of several cards overlap: after one has left, the others' are read again.
    private void recountShield(CardSet set) {
        shield = 0;
        for (int laid : front) {
            shield |= set.card(laid & 0xFF).shield;
        }
    }

    static int[] without(int[] values, int place) {
        int[] left = new int[values.length - 1];
        System.arraycopy(values, 0, left, 0, place);
        System.arraycopy(values, place + 1, left, place, left.length - place);
        return left;
    }

    static int[] with(int[] values, int added) {
        int[] more = Arrays.copyOf(values, values.length + 1);
        more[values.length] = added;
        return more;
    }

    static short[] without(short[] cards, int place) {
        short[] left = new short[cards.length - 1];
        System.arraycopy(cards, 0, left, 0, place);
        System.arraycopy(cards, place + 1, left, place, left.length - place);
        return left;
    }

    static short[] with(short[] cards, int added) {
        short[] more = Arrays.copyOf(cards, cards.length + 1);
        more[cards.length] = (short) added;
        return more;
    }

    /// Place of this card in the hand, −1 if it is not there.
    int held(int card) {
        for (int i = 0; i < hand.length; i++) {
            if ((hand[i] & 0xFF) == card) {
                return i;
            }
        }
        return -1;
    }

    long hash(long seed) {
        long hash = Hash.mix(seed, hand.length);
        for (short card : hand) {
            hash = Hash.mix(hash, card);
        }
        hash = Hash.mix(hash, front);
        hash = Hash.mix(hash, accrocs);
        hash = Hash.mix(hash, duels);
        hash = Hash.mix(hash, running);
        hash = Hash.mix(hash, character << 8 | characterSeen << 1 | (revealed ? 1 : 0));
        return Hash.mix(hash, ((long) money << 32) | (points & 0xFFFF_FFFFL));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Life life
                && Arrays.equals(hand, life.hand)
                && Arrays.equals(front, life.front)
                && Arrays.equals(accrocs, life.accrocs)
                && Arrays.equals(duels, life.duels)
                && Arrays.equals(running, life.running)
                && character == life.character
                && revealed == life.revealed
                && characterSeen == life.characterSeen
                && money == life.money
                && points == life.points;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash(Hash.START));
    }
}
