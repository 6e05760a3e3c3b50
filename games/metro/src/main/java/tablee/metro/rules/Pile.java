package tablee.metro.rules;

import java.util.Arrays;

/// A face-down pile, top first. A value: cards go from its top and under its bottom, and every change is a new pile that shares
/// what it can with the old one.
///
/// Random play changes hands most of the time, and copying three piles for each change was a third of all that playouts
/// allocated (JFR, 812 bytes an action). So the upper part is one shared array with a moving top, and what was put under it
/// hangs below in bundles of up to eight cards that the same seats know; when the upper part is used up, the bundles become the
/// next one. A card is packed like a held one ([Life]).
final class Pile {

    static final Pile EMPTY = new Pile(Life.NO_CARDS, 0, Bundle.NONE, 0);

    private final short[] upper;
    private final short top;
    private final Bundle lowest;
    private final short size;

    /// Cards put under the pile: card numbers in bytes, first one lowest.
    private record Bundle(long cards, int count, int seen, Bundle above) {

        @SuppressWarnings(
                "NullAway") // the end of the chain has nothing above it and is never asked
        static final Bundle NONE = new Bundle(0, 0, 0, null);

        /// With one more card under it.
        Bundle under(int card, int seen) {
            return seen == this.seen && count > 0 && count < Layout.BUNDLE
                    ? new Bundle(Layout.bundled(cards, count, card), count + 1, seen, above)
                    : new Bundle(card, 1, seen, this);
        }
    }

    private Pile(short[] upper, int top, Bundle lowest, int size) {
        this.upper = upper;
        this.top = (short) top;
        this.lowest = lowest;
        this.size = (short) size;
    }

    /// The cards in this order; takes the array as its own.
    static Pile owning(short[] cards) {
        return cards.length == 0 ? EMPTY : new Pile(cards, 0, Bundle.NONE, cards.length);
    }

    /// So many cards of which only the back is known.
    static Pile hidden(int station, int size) {
        short[] cards = new short[size];
        Arrays.fill(cards, (short) Box.hidden(station));
        return owning(cards);
    }

    int size() {
        return size;
    }

    boolean isEmpty() {
        return size == 0;
    }

    /// The top card, packed.
    int top() {
        return top < upper.length ? upper[top] : toArray()[0];
    }

    /// Copies the `count` top cards, packed, into a hand.
    void deal(int count, short[] hand, int from) {
        boolean within = top + count <= upper.length;
        System.arraycopy(within ? upper : toArray(), within ? top : 0, hand, from, count);
    }

    /// Without its `count` top cards.
    Pile without(int count) {
        int left = size - count;
        if (left == 0) {
            return EMPTY;
        }
        return top + count < upper.length
                ? new Pile(upper, top + count, lowest, left)
                : new Pile(toArray(), count, Bundle.NONE, left);
    }

    /// With one more card at the bottom.
    Pile under(int card, int seen) {
        return new Pile(upper, top, lowest.under(Layout.card(card), seen), size + 1);
    }

    /// Without its `taken` top cards, and with up to eight cards at the bottom: numbers in bytes, first one lowest.
    Pile exchange(int taken, long cards, int count, int seen) {
        if (count == 0) {
            return taken == 0 ? this : without(taken);
        }
        int left = size - taken + count;
        return top + taken <= upper.length
                ? new Pile(upper, top + taken, new Bundle(cards, count, seen, lowest), left)
                : new Pile(toArray(), taken, new Bundle(cards, count, seen, Bundle.NONE), left);
    }

    /// All cards from the top, packed, in an array of the caller's own.
    short[] toArray() {
        short[] cards = new short[size];
        System.arraycopy(upper, top, cards, 0, upper.length - top);
        int end = size;
        for (Bundle bundle = lowest; bundle.count > 0; bundle = bundle.above) {
            end -= bundle.count;
            for (int i = 0; i < bundle.count; i++) {
                cards[end + i] = Layout.held(Layout.bundled(bundle.cards, i), bundle.seen);
            }
        }
        return cards;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pile pile
                && size == pile.size
                && Arrays.equals(toArray(), pile.toArray());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(toArray());
    }

    @Override
    public String toString() {
        return size + " cards";
    }
}
