package tablee.metro.rules;

import java.util.Arrays;
import tablee.engine.Hash;
import tablee.metro.content.Kind;

/// What everybody sees in front of one player: life and wealth cards, Accrocs received, running effects, ledgers. No field of it
/// can hold a card that somebody may not see, so views share it with the truth.
///
/// Apart from [Life] because random play changes hands far more often than what lies on the table, and this is the large part.
/// Written only by the step that made the copy. What the numbers hold is [Layout]'s to say.
final class Shown {

    /// Before the first card.
    static final Shown NOTHING = new Shown();

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

    /// Titles of life cards in front, three words of bits.
    long titles0;

    long titles1;
    long titles2;

    /// Printed category points and number of life cards by category: in lanes.
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

    int points(int category) {
        return Layout.lane(categoryPoints, category);
    }

    int cards(int category) {
        return Layout.lane(categoryCards, category);
    }

    boolean hasTitle(RuleCard card) {
        return switch (card.titleWord) {
            case 0 -> (titles0 & card.titleBit) != 0;
            case 1 -> (titles1 & card.titleBit) != 0;
            default -> (titles2 & card.titleBit) != 0;
        };
    }

    void lay(RuleCard card, int paid, int turn) {
        front = Arrays.copyOf(front, front.length + 1);
        front[front.length - 1] = Layout.laid(card.index, paid, turn);
        count(card, paid, 1);
        if (card.kind == Kind.LIFE) {
            mark(card, true);
        }
    }

    /// Takes the card at this place away and returns it packed.
    int lift(Box box, int place) {
        int laid = front[place];
        front = Life.without(front, place);
        RuleCard card = box.card(Layout.card(laid));
        count(card, Layout.paid(laid), -1);
        if (card.shield != 0) {
            recountShield(box);
        }
        if (card.kind == Kind.LIFE) {
            mark(card, false);
            for (int other : front) {
                if (Layout.card(other) == card.index) {
                    mark(card, true);
                }
            }
        }
        return laid;
    }

    private void mark(RuleCard card, boolean present) {
        long bit = card.titleBit;
        switch (card.titleWord) {
            case 0 -> titles0 = present ? titles0 | bit : titles0 & ~bit;
            case 1 -> titles1 = present ? titles1 | bit : titles1 & ~bit;
            default -> titles2 = present ? titles2 | bit : titles2 & ~bit;
        }
    }

    /// METRO-LIFE-2, -3, METRO-WEALTH-6, METRO-RULE-27
    private void count(RuleCard card, int paid, int sign) {
        if (card.kind == Kind.LIFE) {
            categoryPoints += sign * card.points;
            categoryCards += sign * card.oneCard;
        } else {
            wealth += sign * card.wealth;
            wealthCards += sign;
        }
        noblesse += sign * card.noblesse;
        settledMoney += sign * (card.settledMoney - paid);
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
    private void recountShield(Box box) {
        shield = 0;
        for (int laid : front) {
            shield |= box.card(Layout.card(laid)).shield;
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
