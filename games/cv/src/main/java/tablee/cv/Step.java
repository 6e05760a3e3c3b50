package tablee.cv;

import java.util.Arrays;
import tablee.engine.Events;
import tablee.engine.Seat;

/// The scratch copy of a position while one step is worked out. Lives within one call of the rules; what comes out is a new
/// [CvState], and the old one is untouched.
final class Step {

    final Table table;
    final Deck deck;
    final CvOptions options;
    final Events events;
    final byte[] bytes;

    byte[] pile;
    int[] hidden;
    byte[] secret;
    Draft draft;
    private boolean ownsCards;

    Step(CvState state, Events events) {
        this.table = state.table.copy();
        this.deck = table.deck();
        this.options = table.options();
        this.bytes = table.bytes;
        this.events = events;
        this.pile = state.pile;
        this.hidden = state.hidden;
        this.secret = state.secret;
        this.draft = state.draft;
    }

    CvState done() {
        return new CvState(table, pile, hidden, secret, draft);
    }

    boolean told() {
        return events.wanted();
    }

    Seat seat(int index) {
        return Seat.of(index);
    }

    int turn() {
        return bytes[Table.TURN];
    }

    int actor() {
        return bytes[Table.ACTOR];
    }

    void phase(CvPhase phase) {
        table.phase(phase);
    }

    void set(int at, int value) {
        bytes[at] = (byte) value;
    }

    /// The row of cards, this step's own from the first change on.
    private byte[] cards() {
        if (!ownsCards) {
            table.cards = table.cards.clone();
            ownsCards = true;
        }
        return table.cards;
    }

    /// CV-R-54 Face up on the one discard pile.
    void discard(int card) {
        cards()[Table.BELOW + card] = bytes[Table.DISCARDED];
        bytes[Table.DISCARDED] = (byte) card;
    }

    /// Puts a card into a stack, `depth` cards below the top.
    void insert(int seat, int stack, int card, int depth) {
        byte[] cards = cards();
        int above = 0;
        int beneath = table.top(seat, stack);
        for (int i = 0; i < depth; i++) {
            above = beneath;
            beneath = table.below(beneath);
        }
        cards[Table.BELOW + card] = (byte) beneath;
        cards[above == 0 ? Table.topAt(seat, stack) : Table.BELOW + above] = (byte) card;
        cards[Table.countAt(seat, stack)]++;
    }

    /// Takes a card out of the CV of this seat.
    void remove(int seat, int card) {
        byte[] cards = cards();
        int stack = Stacks.stackOf(table, seat, card);
        int above = 0;
        for (int c = table.top(seat, stack); c != card; c = table.below(c)) {
            above = c;
        }
        cards[above == 0 ? Table.topAt(seat, stack) : Table.BELOW + above] =
                cards[Table.BELOW + card];
        cards[Table.BELOW + card] = 0;
        cards[Table.countAt(seat, stack)]--;
    }

    /// CV-INFO-10, CV-BUY-7 Leaves the hand of the seat whose turn it is and goes to the discard pile.
    void playFromHand(int card) {
        int seat = turn();
        if ((table.known[seat] & deck.bit(card)) != 0) {
            long[] known = table.known.clone();
            known[seat] &= ~deck.bit(card);
            table.known = known;
        } else {
            int[] rest = hidden.clone();
            rest[seat] &= ~(1 << card);
            hidden = rest;
            bytes[Table.HIDDEN + seat]--;
            draft = draft.withShown(seat, card);
        }
        discard(card);
        if (told()) {
            events.add(new CvEvent.Played(seat(seat), card));
        }
    }

    void toHand(int seat, int card) {
        long[] known = table.known.clone();
        known[seat] |= deck.bit(card);
        table.known = known;
        if (told()) {
            events.add(new CvEvent.ToHand(seat(seat), card));
        }
    }

    void replaceSource(int index, int source) {
        int[] sources = table.sources.clone();
        sources[index] = source;
        table.sources = sources;
    }

    void spend(long indices) {
        if (indices == 0) {
            return;
        }
        int[] sources = table.sources.clone();
        for (long left = indices; left != 0; left &= left - 1) {
            int index = Long.numberOfTrailingZeros(left);
            sources[index] = Source.spend(sources[index]);
        }
        table.sources = sources;
    }

    void addSources(int origin, long symbols) {
        int size = Symbols.size(symbols);
        if (size == 0) {
            return;
        }
        int[] sources = Arrays.copyOf(table.sources, table.sources.length + size);
        int at = table.sources.length;
        for (int symbol = 0; symbol <= Symbol.STAR; symbol++) {
            for (int n = Symbols.count(symbols, symbol); n > 0; n--) {
                sources[at++] = Source.of(origin, symbol);
            }
        }
        table.sources = sources;
    }
}
