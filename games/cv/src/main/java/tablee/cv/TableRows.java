package tablee.cv;

import java.util.Arrays;
import tablee.engine.Hash;

/// How a [Table] is packed, because playouts copy nothing more often than this: a row of bytes that is copied for every step, and a row
/// of cards that is copied only by the few steps that move one. Piles are linked lists through [#BELOW], the discard pile too.
abstract class TableRows {

    // Single bytes.
    static final int PHASE = 0;
    static final int TURN = 1;
    static final int ACTOR = 2;
    static final int FIRST = 3;
    static final int SETUP = 4;
    static final int RESUME = 5;
    static final int THROWS_MADE = 6;
    static final int THROWS_ALLOWED = 7;
    static final int DICE = 8;
    static final int SETTLED = 9;
    static final int FLAGS = 10;
    static final int IN_THE_AIR = 11;
    static final int BOUGHT = 12;
    static final int CHOSEN = 13;
    static final int ELIGIBLE = 14;
    static final int RETIRED = 15;
    static final int DISCARDED = 16;
    static final int ROUND = 17;
    static final int STAGE = 18;
    static final int ACQUIRED = 19;

    // Rows of bytes. An acquired card is followed by whether its owner was retired when selecting
    // it; fresh are the events that entered the hand in this turn (CV-R-29).
    static final int ACQUIRED_ROW = 20;
    static final int LEFT = 24;
    static final int TRACK = 27;
    static final int DISCOUNT = 32;
    static final int HIDDEN = 37;
    static final int PUBLIC_GOALS = 41;
    static final int FRESH = 47;
    private static final int BYTES = 49;

    // The row of cards: tops and sizes of the stacks of all seats, then the card beneath each card.
    private static final int STACKS_EACH = Category.UNDECIDED + 1;
    private static final int TOP = 0;
    private static final int COUNT = TOP + 4 * STACKS_EACH;
    static final int BELOW = COUNT + 4 * STACKS_EACH;
    private static final int CARDS = BELOW + Deck.LAST_PLAYED + 1;

    // Flags.
    static final int THERAPY_USED = 1;
    static final int CHANGE_USED = 2;
    static final int TRIP_USED = 4;
    static final int BORROW_USED = 8;
    static final int OLD_AGE = 16;
    static final int ASSISTING = 32;
    static final int SCORING = 64;

    static final int TRACK_PLACES = 5;
    static final int NOBODY = -1;
    static final int[] NO_SOURCES = {};
    static final byte[] NO_KIT = {};

    final Deck deck;
    final CvOptions options;

    final byte[] bytes;

    /// Where the cards of the CVs and of the discard pile lie.
    byte[] cards;

    /// What shows a symbol in this turn: dice first, then tokens, then what was borrowed or played.
    int[] sources;

    /// CV-R-10 The cards that were active when the turn started.
    byte[] kit;

    /// Events in hand that everybody saw being acquired, a bit each (CV-INFO-9).
    long[] known;

    /// Which cards of the kit have paid their permanent cost in this turn, a bit each.
    int paid;

    /// Empty, before the setup.
    TableRows(Deck deck, CvOptions options) {
        this.deck = deck;
        this.options = options;
        this.bytes = new byte[BYTES];
        this.cards = new byte[CARDS];
        this.sources = NO_SOURCES;
        this.kit = NO_KIT;
        this.known = new long[options.seats()];
        bytes[TURN] = NOBODY;
        bytes[ACTOR] = NOBODY;
        bytes[FIRST] = NOBODY;
    }

    /// A scratch copy for one step. The rows beside the bytes are replaced, never written to.
    TableRows(TableRows table) {
        this.deck = table.deck;
        this.options = table.options;
        this.bytes = table.bytes.clone();
        this.cards = table.cards;
        this.sources = table.sources;
        this.kit = table.kit;
        this.known = table.known;
        this.paid = table.paid;
    }

    static int topAt(int seat, int stack) {
        return TOP + seat * STACKS_EACH + stack;
    }

    static int countAt(int seat, int stack) {
        return COUNT + seat * STACKS_EACH + stack;
    }

    boolean flag(int flag) {
        return (bytes[FLAGS] & flag) != 0;
    }

    void raise(int flag) {
        bytes[FLAGS] |= (byte) flag;
    }

    void lower(int flag) {
        bytes[FLAGS] &= (byte) ~flag;
    }

    /// As the logs of all games so far have hashed it.
    private byte[] inOneRow() {
        byte[] row = Arrays.copyOf(bytes, bytes.length + cards.length);
        System.arraycopy(cards, 0, row, bytes.length, cards.length);
        return row;
    }

    long hash() {
        long hash = Hash.mix(Hash.START, inOneRow());
        hash = Hash.mix(hash, sources);
        hash = Hash.mix(hash, kit);
        for (long hand : known) {
            hash = Hash.mix(hash, hand);
        }
        return Hash.mix(hash, paid);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TableRows table
                && Arrays.equals(bytes, table.bytes)
                && Arrays.equals(cards, table.cards)
                && Arrays.equals(sources, table.sources)
                && Arrays.equals(kit, table.kit)
                && Arrays.equals(known, table.known)
                && paid == table.paid
                && options.equals(table.options)
                && deck.equals(table.deck);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }
}
