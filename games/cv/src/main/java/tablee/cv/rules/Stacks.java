package tablee.cv.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.cv.content.Category;

/// The CV of a seat: its stacks with the active card on top, and the cards that are not decided yet. Linked lists, see [Piles].
final class Stacks {

    private Stacks() {}

    static List<Integer> pile(Table table, int top) {
        var cards = new ArrayList<Integer>();
        for (int card = top; card != 0; card = table.below(card)) {
            cards.add(card);
        }
        return cards;
    }

    /// CV-R-65 Stacks and undecided cards; neither hand nor goals.
    static int size(Table table, int seat) {
        int size = 0;
        for (int stack = 0; stack <= Category.UNDECIDED; stack++) {
            size += table.count(seat, stack);
        }
        return size;
    }

    /// The stack of this seat that holds the card, or −1.
    static int stackOf(Table table, int seat, int card) {
        for (int stack = 0; stack <= Category.UNDECIDED; stack++) {
            for (int c = table.top(seat, stack); c != 0; c = table.below(c)) {
                if (c == card) {
                    return stack;
                }
            }
        }
        return -1;
    }

    static boolean owns(Table table, int seat, int card) {
        return stackOf(table, seat, card) >= 0;
    }

    /// On top of its stack, or undecided (CV-R-50).
    static boolean isActive(Table table, int seat, int card) {
        int stack = stackOf(table, seat, card);
        return stack == Category.UNDECIDED || (stack >= 0 && table.top(seat, stack) == card);
    }

    /// All active cards: the tops in the order of the categories, then undecided ones.
    static List<Integer> active(Table table, int seat) {
        var cards = new ArrayList<Integer>();
        for (int stack = 0; stack < Category.STACKS; stack++) {
            if (table.top(seat, stack) != 0) {
                cards.add(table.top(seat, stack));
            }
        }
        cards.addAll(table.undecided(seat));
        return cards;
    }

    static boolean hasActive(Table table, int seat) {
        for (int stack = 0; stack <= Category.UNDECIDED; stack++) {
            if (table.count(seat, stack) > 0) {
                return true;
            }
        }
        return false;
    }

    /// CV-R-12 Derived from the active cards, never stored.
    static long tokens(Table table, int seat) {
        long tokens = 0;
        for (int stack = 0; stack < Category.STACKS; stack++) {
            tokens += table.figures().gains(table.top(seat, stack));
        }
        for (int card = table.top(seat, Category.UNDECIDED); card != 0; card = table.below(card)) {
            tokens += table.figures().gains(card);
        }
        return tokens;
    }
}
