package tablee.cv.rules;

import java.util.Arrays;
import tablee.cv.content.Age;
import tablee.engine.Hash;

/// How a [Table] is packed, and with [Piles] the only file that knows. Playouts copy nothing more often than this: a row of bytes that is
/// copied for every step, and piles that are copied only by the few steps that move a card.
///
/// Whoever works out a step writes to a [copy][Table#copy] of its own; what was published is never written to.
abstract class TableRows {

    public static final int TRACK_PLACES = 5;
    static final int NOBODY = -1;

    // Single bytes.
    private static final int PHASE = 0;
    private static final int TURN = 1;
    private static final int ACTOR = 2;
    private static final int FIRST = 3;
    private static final int SETUP = 4;
    private static final int RESUME = 5;
    private static final int THROWS_MADE = 6;
    private static final int THROWS_ALLOWED = 7;
    private static final int DICE = 8;
    private static final int SETTLED = 9;
    private static final int MARKS = 10;
    private static final int IN_THE_AIR = 11;
    private static final int BOUGHT = 12;
    private static final int CHOSEN = 13;
    private static final int ELIGIBLE = 14;
    private static final int RETIRED = 15;
    private static final int DISCARDED = 16;
    private static final int ROUND = 17;
    private static final int STAGE = 18;
    private static final int ACQUIRED = 19;

    // Rows of bytes. An acquired card is followed by whether its owner was retired when selecting
    // it; fresh are the events that entered the hand in this turn (CV-R-29).
    private static final int ACQUIRED_ROW = 20;
    private static final int LEFT = 24;
    private static final int TRACK = 27;
    private static final int DISCOUNT = 32;
    private static final int HIDDEN = 37;
    private static final int PUBLIC_GOALS = 41;
    private static final int FRESH = 47;
    private static final int BYTES = 49;

    private static final CvPhase[] PHASES = CvPhase.values();
    private static final int[] NO_SOURCES = {};
    private static final byte[] NO_KIT = {};

    private final Figures figures;
    private final CvOptions options;

    private final byte[] bytes;

    private Piles piles;
    private boolean ownsPiles;

    private int[] sources;
    private byte[] kit;

    /// Events in hand that everybody saw being acquired, a bit each (CV-INFO-9).
    private long[] known;

    /// Which cards of the kit have paid their permanent cost in this turn, a bit each.
    private int paid;

    /// Empty, before the setup.
    TableRows(Figures figures, CvOptions options) {
        this.figures = figures;
        this.options = options;
        this.bytes = new byte[BYTES];
        this.piles = new Piles();
        this.sources = NO_SOURCES;
        this.kit = NO_KIT;
        this.known = new long[options.seats()];
        bytes[TURN] = NOBODY;
        bytes[ACTOR] = NOBODY;
        bytes[FIRST] = NOBODY;
    }

    /// A scratch copy for one step. The rows beside the bytes are replaced, never written to.
    TableRows(TableRows table) {
        this.figures = table.figures;
        this.options = table.options;
        this.bytes = table.bytes.clone();
        this.piles = table.piles;
        this.sources = table.sources;
        this.kit = table.kit;
        this.known = table.known;
        this.paid = table.paid;
    }

    Figures figures() {
        return figures;
    }

    public CvOptions options() {
        return options;
    }

    // ------------------------------------------------------------------ where the game stands

    public CvPhase phase() {
        return PHASES[bytes[PHASE]];
    }

    public boolean is(CvPhase phase) {
        return bytes[PHASE] == phase.index();
    }

    void phase(CvPhase phase) {
        bytes[PHASE] = (byte) phase.index();
    }

    /// The seat whose turn it is; −1 before the first turn.
    public int turn() {
        return bytes[TURN];
    }

    void turn(int seat) {
        bytes[TURN] = (byte) seat;
    }

    /// The seat that decides; −1 while several choose, or nobody.
    public int actor() {
        return bytes[ACTOR];
    }

    void actor(int seat) {
        bytes[ACTOR] = (byte) seat;
    }

    /// CV-SETUP-16 Who has the Bicycle token; −1 during the draft.
    public int first() {
        return bytes[FIRST];
    }

    void first(int seat) {
        bytes[FIRST] = (byte) seat;
    }

    public int round() {
        return bytes[ROUND];
    }

    void round(int round) {
        bytes[ROUND] = (byte) round;
    }

    /// How many shuffles of the setup are done.
    public int setup() {
        return bytes[SETUP];
    }

    void setup(int shuffles) {
        bytes[SETUP] = (byte) shuffles;
    }

    /// What follows buying, one of the stages of [Turn]; 0 before.
    public int stage() {
        return bytes[STAGE];
    }

    void stage(int stage) {
        bytes[STAGE] = (byte) stage;
    }

    /// Where the turn goes on after a misfortune: the index of a phase, or [Misfortune#AFTER_BUYING].
    public int resume() {
        return bytes[RESUME];
    }

    void resume(int phase) {
        bytes[RESUME] = (byte) phase;
    }

    public boolean has(Table.Mark mark) {
        return (bytes[MARKS] & mark.bit()) != 0;
    }

    void raise(Table.Mark mark) {
        bytes[MARKS] |= (byte) mark.bit();
    }

    void lower(Table.Mark mark) {
        bytes[MARKS] &= (byte) ~mark.bit();
    }

    /// The seats that have kept a card in this part of the draft, a bit each.
    public int chosen() {
        return bytes[CHOSEN];
    }

    boolean hasChosen(int seat) {
        return (bytes[CHOSEN] >> seat & 1) != 0;
    }

    void chosen(int seats) {
        bytes[CHOSEN] = (byte) seats;
    }

    /// The seats that social assistance still waits for, a bit each.
    public int eligible() {
        return bytes[ELIGIBLE];
    }

    void eligible(int seats) {
        bytes[ELIGIBLE] = (byte) seats;
    }

    /// CV-R-37 Whether this seat has taken 41.
    public boolean isRetired(int seat) {
        return (bytes[RETIRED] >> seat & 1) != 0;
    }

    void retire(int seat) {
        bytes[RETIRED] |= (byte) (1 << seat);
    }

    // ------------------------------------------------------------------ track, decks, goals

    /// The card on this place of the track, 0 to 4; 0 for an empty one.
    public int track(int place) {
        return bytes[TRACK + place];
    }

    void track(int place, int card) {
        bytes[TRACK + place] = (byte) card;
    }

    /// Cards left in the young, adult or senior deck.
    public int left(Age age) {
        return bytes[LEFT + age.index() - 1];
    }

    void left(Age age, int cards) {
        bytes[LEFT + age.index() - 1] = (byte) cards;
    }

    int leftInAll() {
        return bytes[LEFT] + bytes[LEFT + 1] + bytes[LEFT + 2];
    }

    /// The public goal in this place, 0 before the deal.
    int publicGoal(int place) {
        return bytes[PUBLIC_GOALS + place];
    }

    void publicGoal(int place, int goal) {
        bytes[PUBLIC_GOALS + place] = (byte) goal;
    }

    // ------------------------------------------------------------------ piles

    /// The active card of this stack, 0 if it is empty (CV-PLACE-4).
    int top(int seat, int stack) {
        return piles.top(seat, stack);
    }

    int count(int seat, int stack) {
        return piles.count(seat, stack);
    }

    /// The card beneath this one, 0 at the bottom.
    int below(int card) {
        return piles.below(card);
    }

    /// The last discarded card, 0 if there is none.
    int lastDiscarded() {
        return bytes[DISCARDED];
    }

    /// This table's own from the first change on.
    private Piles ownPiles() {
        if (!ownsPiles) {
            piles = piles.copy();
            ownsPiles = true;
        }
        return piles;
    }

    /// CV-R-54 Face up on the one discard pile.
    void discard(int card) {
        ownPiles().lay(card, bytes[DISCARDED]);
        bytes[DISCARDED] = (byte) card;
    }

    void insert(int seat, int stack, int card, int depth) {
        ownPiles().insert(seat, stack, card, depth);
    }

    void remove(int seat, int stack, int card) {
        ownPiles().remove(seat, stack, card);
    }

    // ------------------------------------------------------------------ hands

    /// Childhood cards in this hand that not everybody has seen (CV-INFO-8).
    public int hiddenCards(int seat) {
        return bytes[HIDDEN + seat];
    }

    void hiddenCards(int seat, int cards) {
        bytes[HIDDEN + seat] = (byte) cards;
    }

    /// Events in hand that everybody saw being acquired, a bit each as in [Figures#bit] (CV-INFO-9).
    long known(int seat) {
        return known[seat];
    }

    void known(int seat, long events) {
        long[] changed = known.clone();
        changed[seat] = events;
        known = changed;
    }

    /// CV-R-29 Whether this event entered the hand in this turn.
    boolean isFresh(int card) {
        return bytes[FRESH] == card || bytes[FRESH + 1] == card;
    }

    /// Events that entered the hand in this turn; 0 where there is none.
    int fresh(int place) {
        return bytes[FRESH + place];
    }

    void fresh(int place, int card) {
        bytes[FRESH + place] = (byte) card;
    }

    // ------------------------------------------------------------------ the turn

    public int dice() {
        return bytes[DICE];
    }

    void dice(int dice) {
        bytes[DICE] = (byte) dice;
    }

    public int throwsMade() {
        return bytes[THROWS_MADE];
    }

    void throwsMade(int made) {
        bytes[THROWS_MADE] = (byte) made;
    }

    public int throwsAllowed() {
        return bytes[THROWS_ALLOWED];
    }

    void throwsAllowed(int allowed) {
        bytes[THROWS_ALLOWED] = (byte) allowed;
    }

    /// The dice of a throw that has not landed, a bit each.
    public int inTheAir() {
        return bytes[IN_THE_AIR];
    }

    void inTheAir(int dice) {
        bytes[IN_THE_AIR] = (byte) dice;
    }

    /// Misfortunes of this turn that are over.
    public int settled() {
        return bytes[SETTLED];
    }

    void settled(int misfortunes) {
        bytes[SETTLED] = (byte) misfortunes;
    }

    public int bought() {
        return bytes[BOUGHT];
    }

    void bought(int cards) {
        bytes[BOUGHT] = (byte) cards;
    }

    /// How many cards acquired in this turn are not in the CV yet (CV-R-35).
    public int acquiredCards() {
        return bytes[ACQUIRED];
    }

    public int acquired(int position) {
        return bytes[ACQUIRED_ROW + 2 * position];
    }

    /// Whether its owner was retired when selecting it (CV-R-37).
    public boolean acquiredRetired(int position) {
        return bytes[ACQUIRED_ROW + 2 * position + 1] != 0;
    }

    void acquire(int card, boolean retired) {
        int at = ACQUIRED_ROW + 2 * bytes[ACQUIRED]++;
        bytes[at] = (byte) card;
        bytes[at + 1] = (byte) (retired ? 1 : 0);
    }

    /// Takes the acquired card at this position off the row; the one behind it moves up.
    void dropAcquired(int position) {
        int at = ACQUIRED_ROW + 2 * position;
        int last = ACQUIRED_ROW + 2 * --bytes[ACQUIRED];
        bytes[at] = bytes[last];
        bytes[at + 1] = bytes[last + 1];
        bytes[last] = 0;
        bytes[last + 1] = 0;
    }

    /// What a discount takes off the next card of this category (CV-R-32).
    public int discountOn(int category) {
        return bytes[DISCOUNT + category];
    }

    void discountOn(int category, int symbols) {
        bytes[DISCOUNT + category] = (byte) symbols;
    }

    /// What shows a symbol in this turn, each a [Source]: dice first, then tokens, then what was borrowed or played. Not to be written to.
    int[] sources() {
        return sources;
    }

    /// The row becomes the table's own.
    void sources(int[] row) {
        sources = row;
    }

    /// CV-R-10 How many cards were active when the turn started.
    int kitSize() {
        return kit.length;
    }

    /// The card at this position of the kit.
    int kit(int position) {
        return kit[position];
    }

    /// The row becomes the table's own.
    void kit(byte[] row) {
        kit = row;
    }

    /// Whether the card at this position of the kit has paid its permanent cost.
    boolean hasPaid(int position) {
        return (paid >> position & 1) != 0;
    }

    void pay(int position) {
        paid |= 1 << position;
    }

    /// CV-BUY-6, CV-R-11 Whatever belongs to one turn only.
    void clearTurn() {
        bytes[MARKS] &= (byte) ~Table.Mark.OF_A_TURN;
        bytes[SETTLED] = 0;
        bytes[BOUGHT] = 0;
        bytes[THROWS_MADE] = 0;
        bytes[THROWS_ALLOWED] = 0;
        bytes[DICE] = 0;
        bytes[STAGE] = 0;
        Arrays.fill(bytes, ACQUIRED, LEFT, (byte) 0);
        Arrays.fill(bytes, DISCOUNT, HIDDEN, (byte) 0);
        Arrays.fill(bytes, FRESH, BYTES, (byte) 0);
        paid = 0;
        kit = NO_KIT;
        sources = NO_SOURCES;
    }

    // ------------------------------------------------------------------ as a value

    long hash() {
        // In one row, as the logs of all games so far have hashed it.
        long hash = Hash.mix(Hash.START, piles.after(bytes));
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
                && piles.equals(table.piles)
                && Arrays.equals(sources, table.sources)
                && Arrays.equals(kit, table.kit)
                && Arrays.equals(known, table.known)
                && paid == table.paid
                && options.equals(table.options)
                && figures.deck().equals(table.figures.deck());
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }
}
