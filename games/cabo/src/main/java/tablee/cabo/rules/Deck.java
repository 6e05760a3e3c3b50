package tablee.cabo.rules;

import tablee.engine.Alphabet;
import tablee.engine.Chance;

/// The cards of the box.
public final class Deck {

    public static final int HIGHEST = 13;

    private static final Chance.Shuffle[] DEALS = {deal(1), deal(2)};

    private Deck() {}

    /// CABO-COMP-1 In one deck: two 0s, four of each value from 1 to 12, two 13s.
    static int copies(int value) {
        return value == 0 || value == HIGHEST ? 2 : 4;
    }

    static int size(int decks) {
        return 52 * decks;
    }

    /// CABO-SETUP-1 The whole deck is shuffled for every round.
    static Chance.Shuffle wholeDeck(int decks) {
        return DEALS[decks - 1];
    }

    private static Chance.Shuffle deal(int decks) {
        int[] cards = new int[size(decks)];
        int next = 0;
        for (int value = 0; value <= HIGHEST; value++) {
            for (int copy = 0; copy < copies(value) * decks; copy++) {
                cards[next++] = value;
            }
        }
        return new Chance.Shuffle("deal", cards, Alphabet.NUMBERS);
    }

    /// CABO-COMP-3 7 and 8 peek, 9 and 10 spy, 11 and 12 swap; no other card has a power.
    public static Power power(int value) {
        return switch (value) {
            case 7, 8 -> Power.PEEK;
            case 9, 10 -> Power.SPY;
            case 11, 12 -> Power.SWAP;
            default -> Power.NONE;
        };
    }

    public enum Power {
        NONE,
        PEEK,
        SPY,
        SWAP
    }
}
