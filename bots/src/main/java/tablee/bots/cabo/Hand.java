package tablee.bots.cabo;

import static tablee.bots.cabo.Reading.EMPTY;
import static tablee.bots.cabo.Reading.HIGHEST;
import static tablee.bots.cabo.Reading.UNKNOWN;

/// What one's own cards weigh, in points: unknown cards by what they may be, a second card of a kind less than the first, since both will
/// go at once (CABO-SET-10).
///
/// Kept as counts, so that trying out a card costs a few additions.
final class Hand {

    /// What two 12s and two 13s are worth (CABO-KAMIKAZE-1): nothing for oneself, 50 for everybody else.
    private static final double KAMIKAZE = 45;

    private final int[] cards;
    private final double unknown;
    private final double pairing;
    private final double cash;
    private final int[] counts = new int[HIGHEST + 1];
    private final int size;
    private final boolean kamikaze;

    /// Whether one card may be missing for it.
    private final boolean closeToKamikaze;

    /// @param unknown what a card weighs that the player does not know
    /// @param pairing see [Style]
    /// @param cash see [Style]
    Hand(int[] cards, double unknown, double pairing, double cash) {
        this.cards = cards;
        this.unknown = unknown;
        this.pairing = pairing;
        this.cash = cash;
        int held = 0;
        for (int card : cards) {
            held += card == EMPTY ? 0 : 1;
            if (card >= 0) {
                counts[card]++;
            }
        }
        size = held;
        kamikaze = size == 4 && counts[12] == 2 && counts[13] == 2;
        closeToKamikaze = counts[12] + counts[13] == 3;
    }

    /// How much lighter the hand gets with `incoming` in place of the card in this slot, or of so many cards known to be like it (CABO-SET-4).
    double relief(int slot, int copies, int incoming) {
        if (kamikaze) {
            return -KAMIKAZE;
        }
        int out = cards[slot];
        if (closeToKamikaze && completesKamikaze(out, copies, incoming)) {
            return KAMIKAZE;
        }
        double gone = out == UNKNOWN ? unknown : weight(out, counts[out], copies);
        int alike = counts[incoming] - (out == incoming ? copies : 0);
        double come = alike > 0 ? incoming * (1 - pairing) : incoming;
        // A kind for a kind: nothing is lost if another card is drawn that goes better, and the
        // hand is lighter until then.
        return copies > 1 && cash > 0
                ? Math.max(gone - come, cash * (copies * out - incoming))
                : gone - come;
    }

    /// The weight of some of the cards of a value; the last one to go weighs its full points.
    private double weight(int value, int held, int some) {
        return some * value * (1 - pairing) + (some == held ? value * pairing : 0);
    }

    boolean isKamikaze() {
        return kamikaze;
    }

    private boolean completesKamikaze(int out, int copies, int incoming) {
        if (incoming < 12 || out >= 12 || size - copies + 1 != 4) {
            return false;
        }
        return counts[12] + (incoming == 12 ? 1 : 0) == 2
                && counts[13] + (incoming == 13 ? 1 : 0) == 2;
    }

    boolean isKnown() {
        for (int card : cards) {
            if (card == UNKNOWN) {
                return false;
            }
        }
        return true;
    }
}
