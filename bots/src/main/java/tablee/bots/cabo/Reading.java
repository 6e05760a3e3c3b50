package tablee.bots.cabo;

import tablee.cabo.rules.CaboView;
import tablee.cabo.rules.Place;
import tablee.engine.Seat;

/// The table as one player remembers it: plain numbers, because a search reads thousands of tables a second.
final class Reading {

    static final int EMPTY = -2;
    static final int UNKNOWN = -1;
    static final int SLOTS = 8;
    static final int HIGHEST = 13;

    /// CABO-R-19
    static final int MOST_TRADED = 4;

    /// Variance of a card of which nothing is known.
    static final double SPREAD = 13.5;

    private static final int ONE_DECK = 52;

    /// A card that its owner knows of is lower the longer it was kept, at first quickly and then slowly: means of some 20,000 cards of
    /// habitués and guides by the circuit, which these figures meet within half a point.
    private static final int EARLY = 6;

    private static final double LEAST = 1;

    private static final Place[][] PLACES = new Place[Seat.MOST][SLOTS];

    static {
        for (int seat = 0; seat < Seat.MOST; seat++) {
            for (int slot = 0; slot < SLOTS; slot++) {
                PLACES[seat][slot] = new Place(Seat.of(seat), slot + 1);
            }
        }
    }

    final int me;
    final int players;

    /// By seat, then slot from 0.
    final int[][] cards;

    /// Whether the owner has seen the card.
    private final boolean[][] familiar;

    /// How many cards of each value may still be anywhere unseen.
    final int[] unseen = new int[HIGHEST + 1];

    final int unseenCards;
    final double mean;

    /// How often the turn has gone round the table.
    final int circuit;

    final int caller;

    Reading(CaboView view, Seat seat, Recall recall, Style style) {
        me = seat.index();
        players = view.players();
        cards = new int[players][SLOTS];
        familiar = new boolean[players][SLOTS];
        circuit = view.now().turns() / players;
        caller = view.now().caller();
        int copies = cardsInPlay(view) > ONE_DECK ? 2 : 1;
        for (int value = 0; value <= HIGHEST; value++) {
            unseen[value] = (value == 0 || value == HIGHEST ? 2 : 4) * copies;
        }
        readTableaux(view, recall, style);
        if (style.counts()) {
            view.memory().eachDiscard(card -> unseen[card]--);
            view.held().ifPresent(card -> unseen[card]--);
        }
        int count = 0;
        int sum = 0;
        for (int value = 0; value <= HIGHEST; value++) {
            count += unseen[value];
            sum += value * unseen[value];
        }
        unseenCards = count;
        mean = count == 0 ? 6.5 : (double) sum / count;
    }

    /// All cards of the box, whatever the number of decks; a card in somebody else's hand may be missing.
    private static int cardsInPlay(CaboView view) {
        var now = view.now();
        return Long.bitCount(now.occupied()) + now.drawCount() + now.discardCount();
    }

    private void readTableaux(CaboView view, Recall recall, Style style) {
        for (int seat = 0; seat < players; seat++) {
            Seat owner = Seat.of(seat);
            int occupied = view.slots(owner);
            for (int slot = 0; slot < SLOTS; slot++) {
                if ((occupied >> slot & 1) == 0) {
                    cards[seat][slot] = EMPTY;
                    continue;
                }
                Place place = PLACES[seat][slot];
                int value = view.remembered(place).orElse(UNKNOWN);
                boolean recalled = value != UNKNOWN && recall.recalls(place, value);
                cards[seat][slot] = recalled ? value : UNKNOWN;
                familiar[seat][slot] = view.isKnownTo(owner, place);
                if (recalled && style.counts()) {
                    unseen[value]--;
                }
            }
        }
    }

    boolean isLastTurn() {
        return caller >= 0;
    }

    int[] hand() {
        return cards[me];
    }

    /// What a card is expected to be. Somebody who has seen a card and kept it through several turns had reasons.
    double expected(int seat, int slot) {
        int card = cards[seat][slot];
        if (card >= 0) {
            return card;
        }
        if (seat == me || !familiar[seat][slot]) {
            return mean;
        }
        int early = Math.min(circuit, EARLY);
        return Math.max(LEAST, mean - 1.0 - 0.4 * early - 0.25 * (circuit - early));
    }

    /// What it is worth to swap one's own slot with a slot of this seat.
    interface SwapWorth {
        double of(int own, int seat, int slot);
    }

    /// The best swap there is, or 0: with each opponent, for the card that seems lowest.
    double bestSwap(SwapWorth worth) {
        double best = 0;
        for (int seat = 0; seat < players; seat++) {
            if (seat != me) {
                int lowest = lowest(seat);
                for (int own = 0; own < SLOTS; own++) {
                    if (hand()[own] != EMPTY) {
                        best = Math.max(best, worth.of(own, seat, lowest));
                    }
                }
            }
        }
        return best;
    }

    /// The slot of the card that seems lowest.
    int lowest(int seat) {
        int lowest = -1;
        for (int slot = 0; slot < SLOTS; slot++) {
            boolean better = lowest < 0 || expected(seat, slot) < expected(seat, lowest);
            if (cards[seat][slot] != EMPTY && better) {
                lowest = slot;
            }
        }
        return lowest;
    }

    double total(int seat) {
        double total = 0;
        for (int slot = 0; slot < SLOTS; slot++) {
            total += cards[seat][slot] == EMPTY ? 0 : expected(seat, slot);
        }
        return total;
    }

    double variance(int seat) {
        double variance = 0;
        for (int slot = 0; slot < SLOTS; slot++) {
            if (cards[seat][slot] == UNKNOWN) {
                variance += familiar[seat][slot] && seat != me ? SPREAD / 2 : SPREAD;
            }
        }
        return variance;
    }

    /// The opponent who seems to be lowest: the one to harm, and to watch.
    int rival() {
        int rival = -1;
        double lowest = 0;
        for (int seat = 0; seat < players; seat++) {
            double total = seat == me ? 0 : total(seat);
            if (seat != me && (rival < 0 || total < lowest)) {
                rival = seat;
                lowest = total;
            }
        }
        return rival;
    }
}
