package tablee.cv.rules;

import java.util.Arrays;
import tablee.cv.content.Category;
import tablee.cv.content.Deck;

/// Where the cards of all CVs and of the discard pile lie: linked lists in one row, the tops and sizes of the stacks of all seats, then the card
/// beneath each card. Tables share it until one of them moves a card.
final class Piles {

    private static final int STACKS_EACH = Category.UNDECIDED + 1;
    private static final int TOP = 0;
    private static final int COUNT = TOP + 4 * STACKS_EACH;
    private static final int BELOW = COUNT + 4 * STACKS_EACH;
    private static final int CARDS = BELOW + Deck.LAST_PLAYED + 1;

    private final byte[] cards;

    Piles() {
        this(new byte[CARDS]);
    }

    private Piles(byte[] cards) {
        this.cards = cards;
    }

    Piles copy() {
        return new Piles(cards.clone());
    }

    /// The active card of this stack, 0 if it is empty (CV-PLACE-4).
    int top(int seat, int stack) {
        return cards[topOf(seat, stack)];
    }

    private static int topOf(int seat, int stack) {
        return TOP + seat * STACKS_EACH + stack;
    }

    int count(int seat, int stack) {
        return cards[COUNT + seat * STACKS_EACH + stack];
    }

    /// The card beneath this one, 0 at the bottom.
    int below(int card) {
        return cards[BELOW + card];
    }

    /// Lays a card upon another one that is in no stack.
    void lay(int card, int beneath) {
        cards[BELOW + card] = (byte) beneath;
    }

    /// Puts a card into a stack, `depth` cards below the top.
    void insert(int seat, int stack, int card, int depth) {
        int at = topOf(seat, stack);
        for (int i = 0; i < depth; i++) {
            at = BELOW + cards[at];
        }
        cards[BELOW + card] = cards[at];
        cards[at] = (byte) card;
        cards[COUNT + seat * STACKS_EACH + stack]++;
    }

    /// Takes a card out of the stack in which it lies.
    void remove(int seat, int stack, int card) {
        int at = topOf(seat, stack);
        while (cards[at] != card) {
            at = BELOW + cards[at];
        }
        cards[at] = cards[BELOW + card];
        cards[BELOW + card] = 0;
        cards[COUNT + seat * STACKS_EACH + stack]--;
    }

    /// The two rows as one.
    byte[] after(byte[] row) {
        byte[] all = Arrays.copyOf(row, row.length + cards.length);
        System.arraycopy(cards, 0, all, row.length, cards.length);
        return all;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Piles piles && Arrays.equals(cards, piles.cards);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(cards);
    }
}
