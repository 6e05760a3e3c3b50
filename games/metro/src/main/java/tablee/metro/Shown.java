package tablee.metro;

import java.util.Arrays;
import tablee.engine.Hash;

/// What everybody sees in front of one player: life and wealth cards, Accrocs received, running effects, ledgers. No field of it
/// can hold a card that somebody may not see, so views share it with the truth.
///
/// Apart from [Life] because random play changes hands far more often than what lies on the table, and this is the large part.
/// Written only by the step that made the copy. Layouts: a laid card is `card | paid << 8 | turn << 16`; an Accroc
/// `card | layer << 8 | spared << 12 | turn << 20 | copy << 28`; a running effect
/// `card | effect << 8 | left << 12 | fresh << 19 | turn << 20 | copy << 28`. Copies of one Accroc laid in the same turn are
/// numbered, so that each keeps the effects it started.
final class Shown {

    /// Before the first card.
    static final Shown NOTHING = new Shown();

    /// The largest numbers that the layouts hold: of a turn, of a price paid, of turns left, of copies of an Accroc in one turn.
    static final int MOST_TURNS = 0xFF;

    static final int MOST_PAID = 0xFF;
    static final int MOST_LEFT = 0x7F;
    static final int MOST_COPIES = 0xF;

    /// More money or points than 108 turns of everything a set may give or take.
    static final int MOST = 999;

    int[] front = Life.EMPTY;
    int[] accrocs = Life.EMPTY;
    int[] running = Life.EMPTY;

    boolean revealed;

    /// METRO-RULE-36 (b): category the revealed character is immune to, as a bit; 0 while it is hidden.
    int immunity;

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

    Shown copy() {
        var copy = new Shown();
        copy.front = front;
        copy.accrocs = accrocs;
        copy.running = running;
        copy.revealed = revealed;
        copy.immunity = immunity;
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

    static int accroc(int card, int layer, int spared, int turn, int copy) {
        return card | layer << 8 | spared << 12 | turn << 20 | copy << 28;
    }

    static int layer(int accroc) {
        return accroc >> 8 & 0xF;
    }

    static int spared(int accroc) {
        return accroc >> 12 & 0xFF;
    }

    /// What ties a running effect to the Accroc it came from: title, turn and copy (METRO-RULE-42).
    static int source(int packed) {
        return packed & 0xFFF000FF;
    }

    static int running(int card, int effect, int left, boolean fresh, int turn, int copy) {
        return card | effect << 8 | left << 12 | (fresh ? 1 << 19 : 0) | turn << 20 | copy << 28;
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

    /// 108 turns is the longest game, so that a byte holds their numbers.
    static int startedIn(int packed) {
        return packed >>> 20 & MOST_TURNS;
    }

    /// Which of the copies that came in this turn.
    static int copy(int packed) {
        return packed >>> 28;
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
        front = Life.without(front, place);
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
            categoryPoints += sign * card.pointLanes;
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

    @Override
    public boolean equals(Object other) {
        return other instanceof Shown shown
                && Arrays.equals(front, shown.front)
                && Arrays.equals(accrocs, shown.accrocs)
                && Arrays.equals(running, shown.running)
                && revealed == shown.revealed
                && money == shown.money
                && points == shown.points;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(Hash.mix(Hash.mix(Hash.START, front), accrocs));
    }
}
