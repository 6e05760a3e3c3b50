package tablee.cv.rules;

import java.util.Arrays;
import tablee.cv.content.Age;
import tablee.engine.Hash;

/// How a [Table] is packed, and with [Piles] the only file that knows. Playouts copy nothing more often than this: three words that are
/// copied for every step, and rows that are copied only by the few steps that change them.
///
/// Whoever works out a step writes to a [copy][Table#copy] of its own; what was published is never written to.
abstract class TableRows {

    public static final int TRACK_PLACES = 5;
    static final int NOBODY = -1;

    // What changes within a turn: three words of eight bytes each, which are copied for every step.
    private static final int PHASE = 0;
    private static final int TURN = 1;
    private static final int ACTOR = 2;
    private static final int RESUME = 3;
    private static final int THROWS_MADE = 4;
    private static final int THROWS_ALLOWED = 5;
    private static final int DICE = 6;
    private static final int SETTLED = 7;

    // An acquired card is followed by whether its owner was retired when selecting it.
    private static final int MARKS = 8;
    private static final int IN_THE_AIR = 9;
    private static final int BOUGHT = 10;
    private static final int ACQUIRED = 11;
    private static final int ACQUIRED_ROW = 12;

    // Fresh are the events that entered the hand in this turn (CV-R-29).
    private static final int STAGE = 16;
    private static final int DISCOUNT = 17;
    private static final int FRESH = 22;
    private static final int WORDS = 24;

    private static final long DISCOUNTS = 0xFF_FFFF_FFFFL << 8;

    // What few steps change: a row of bytes, shared until one of them does.
    private static final int FIRST = 0;
    private static final int SETUP = 1;
    private static final int CHOSEN = 2;
    private static final int ELIGIBLE = 3;
    private static final int RETIRED = 4;
    private static final int DISCARDED = 5;
    private static final int ROUND = 6;
    private static final int LEFT = 7;
    private static final int TRACK = 10;
    private static final int HIDDEN = 15;
    private static final int PUBLIC_GOALS = 19;
    private static final int REST = 25;

    /// The order in which the logs of all games so far have hashed these bytes: a first one, and how many from there. Those of the shared
    /// row are counted on from those of the words.
    private static final int[][] HASHED = {
        {PHASE, 3},
        {WORDS + FIRST, 2},
        {RESUME, 5},
        {MARKS, 3},
        {WORDS + CHOSEN, 5},
        {STAGE, 1},
        {ACQUIRED, 5},
        {WORDS + LEFT, 8},
        {DISCOUNT, 5},
        {WORDS + HIDDEN, 10},
        {FRESH, 2}
    };

    private static final CvPhase[] PHASES = CvPhase.values();
    private static final int[] NO_SOURCES = {};
    private static final byte[] NO_KIT = {};

    private final Figures figures;
    private final CvOptions options;

    private long turn0;
    private long turn1;
    private long turn2;

    private byte[] rest;
    private boolean ownsRest;

    private Piles piles;
    private boolean ownsPiles;

    private int[] sources;
    private byte[] kit;

    /// What the cards of the kit help with: follows from them, so it is no part of the value.
    private byte help;

    /// Events in hand that everybody saw being acquired, a bit each (CV-INFO-9).
    private long[] known;

    /// Which cards of the kit have paid their permanent cost in this turn, a bit each.
    private int paid;

    /// Empty, before the setup.
    TableRows(Figures figures, CvOptions options) {
        this.figures = figures;
        this.options = options;
        this.rest = new byte[REST];
        this.ownsRest = true;
        this.piles = new Piles();
        this.sources = NO_SOURCES;
        this.kit = NO_KIT;
        this.known = new long[options.seats()];
        turn0 = with(with(0, TURN, NOBODY), ACTOR, NOBODY);
        rest[FIRST] = NOBODY;
    }

    /// A scratch copy for one step. The rows are replaced, never written to.
    TableRows(TableRows table) {
        this.figures = table.figures;
        this.options = table.options;
        this.turn0 = table.turn0;
        this.turn1 = table.turn1;
        this.turn2 = table.turn2;
        this.rest = table.rest;
        this.piles = table.piles;
        this.sources = table.sources;
        this.kit = table.kit;
        this.help = table.help;
        this.known = table.known;
        this.paid = table.paid;
    }

    /// A byte of a word; the shift takes the lowest six bits, so that it counts within the word.
    private static int at(long word, int place) {
        return (byte) (word >>> (place << 3));
    }

    private static long with(long word, int place, int value) {
        int shift = place << 3;
        return (word & ~(0xFFL << shift)) | (value & 0xFFL) << shift;
    }

    /// This table's own from the first change on.
    private byte[] ownRest() {
        if (!ownsRest) {
            rest = rest.clone();
            ownsRest = true;
        }
        return rest;
    }

    Figures figures() {
        return figures;
    }

    public CvOptions options() {
        return options;
    }

    // ------------------------------------------------------------------ where the game stands

    public CvPhase phase() {
        return PHASES[at(turn0, PHASE)];
    }

    public boolean is(CvPhase phase) {
        return at(turn0, PHASE) == phase.index();
    }

    void phase(CvPhase phase) {
        turn0 = with(turn0, PHASE, phase.index());
    }

    /// The seat whose turn it is; −1 before the first turn.
    public int turn() {
        return at(turn0, TURN);
    }

    void turn(int seat) {
        turn0 = with(turn0, TURN, seat);
    }

    /// The seat that decides; −1 while several choose, or nobody.
    public int actor() {
        return at(turn0, ACTOR);
    }

    void actor(int seat) {
        turn0 = with(turn0, ACTOR, seat);
    }

    /// CV-SETUP-16 Who has the Bicycle token; −1 during the draft.
    public int first() {
        return rest[FIRST];
    }

    void first(int seat) {
        ownRest()[FIRST] = (byte) seat;
    }

    public int round() {
        return rest[ROUND];
    }

    void round(int round) {
        ownRest()[ROUND] = (byte) round;
    }

    /// How many shuffles of the setup are done.
    public int setup() {
        return rest[SETUP];
    }

    void setup(int shuffles) {
        ownRest()[SETUP] = (byte) shuffles;
    }

    /// What follows buying, one of the stages of [Turn]; 0 before.
    public int stage() {
        return at(turn2, STAGE);
    }

    void stage(int stage) {
        turn2 = with(turn2, STAGE, stage);
    }

    /// Where the turn goes on after a misfortune: the index of a phase, or [Misfortune#AFTER_BUYING].
    public int resume() {
        return at(turn0, RESUME);
    }

    void resume(int phase) {
        turn0 = with(turn0, RESUME, phase);
    }

    public boolean has(Table.Mark mark) {
        return (at(turn1, MARKS) & mark.bit()) != 0;
    }

    void raise(Table.Mark mark) {
        turn1 = with(turn1, MARKS, at(turn1, MARKS) | mark.bit());
    }

    void lower(Table.Mark mark) {
        turn1 = with(turn1, MARKS, at(turn1, MARKS) & ~mark.bit());
    }

    /// The seats that have kept a card in this part of the draft, a bit each.
    public int chosen() {
        return rest[CHOSEN];
    }

    boolean hasChosen(int seat) {
        return (rest[CHOSEN] >> seat & 1) != 0;
    }

    void chosen(int seats) {
        ownRest()[CHOSEN] = (byte) seats;
    }

    /// The seats that social assistance still waits for, a bit each.
    public int eligible() {
        return rest[ELIGIBLE];
    }

    void eligible(int seats) {
        ownRest()[ELIGIBLE] = (byte) seats;
    }

    /// CV-R-37 Whether this seat has taken 41.
    public boolean isRetired(int seat) {
        return (rest[RETIRED] >> seat & 1) != 0;
    }

    void retire(int seat) {
        ownRest()[RETIRED] |= (byte) (1 << seat);
    }

    // ------------------------------------------------------------------ track, decks, goals

    /// The card on this place of the track, 0 to 4; 0 for an empty one.
    public int track(int place) {
        return rest[TRACK + place];
    }

    void track(int place, int card) {
        ownRest()[TRACK + place] = (byte) card;
    }

    /// Cards left in the young, adult or senior deck.
    public int left(Age age) {
        return rest[LEFT + age.index() - 1];
    }

    void left(Age age, int cards) {
        ownRest()[LEFT + age.index() - 1] = (byte) cards;
    }

    int leftInAll() {
        return rest[LEFT] + rest[LEFT + 1] + rest[LEFT + 2];
    }

    /// The public goal in this place, 0 before the deal.
    int publicGoal(int place) {
        return rest[PUBLIC_GOALS + place];
    }

    void publicGoal(int place, int goal) {
        ownRest()[PUBLIC_GOALS + place] = (byte) goal;
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
        return rest[DISCARDED];
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
        ownPiles().lay(card, rest[DISCARDED]);
        ownRest()[DISCARDED] = (byte) card;
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
        return rest[HIDDEN + seat];
    }

    void hiddenCards(int seat, int cards) {
        ownRest()[HIDDEN + seat] = (byte) cards;
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
        return fresh(0) == card || fresh(1) == card;
    }

    /// Events that entered the hand in this turn; 0 where there is none.
    int fresh(int place) {
        return at(turn2, FRESH + place);
    }

    void fresh(int place, int card) {
        turn2 = with(turn2, FRESH + place, card);
    }

    // ------------------------------------------------------------------ the turn

    public int dice() {
        return at(turn0, DICE);
    }

    void dice(int dice) {
        turn0 = with(turn0, DICE, dice);
    }

    public int throwsMade() {
        return at(turn0, THROWS_MADE);
    }

    void throwsMade(int made) {
        turn0 = with(turn0, THROWS_MADE, made);
    }

    public int throwsAllowed() {
        return at(turn0, THROWS_ALLOWED);
    }

    void throwsAllowed(int allowed) {
        turn0 = with(turn0, THROWS_ALLOWED, allowed);
    }

    /// The dice of a throw that has not landed, a bit each.
    public int inTheAir() {
        return at(turn1, IN_THE_AIR);
    }

    void inTheAir(int dice) {
        turn1 = with(turn1, IN_THE_AIR, dice);
    }

    /// Misfortunes of this turn that are over.
    public int settled() {
        return at(turn0, SETTLED);
    }

    void settled(int misfortunes) {
        turn0 = with(turn0, SETTLED, misfortunes);
    }

    public int bought() {
        return at(turn1, BOUGHT);
    }

    void bought(int cards) {
        turn1 = with(turn1, BOUGHT, cards);
    }

    /// How many cards acquired in this turn are not in the CV yet (CV-R-35).
    public int acquiredCards() {
        return at(turn1, ACQUIRED);
    }

    public int acquired(int position) {
        return at(turn1, ACQUIRED_ROW + 2 * position);
    }

    /// Whether its owner was retired when selecting it (CV-R-37).
    public boolean acquiredRetired(int position) {
        return at(turn1, ACQUIRED_ROW + 2 * position + 1) != 0;
    }

    void acquire(int card, boolean retired) {
        int cards = acquiredCards();
        acquired(cards, card, retired);
        turn1 = with(turn1, ACQUIRED, cards + 1);
    }

    /// Takes the acquired card at this position off the row; the one behind it moves up.
    void dropAcquired(int position) {
        int last = acquiredCards() - 1;
        acquired(position, acquired(last), acquiredRetired(last));
        acquired(last, 0, false);
        turn1 = with(turn1, ACQUIRED, last);
    }

    private void acquired(int position, int card, boolean retired) {
        int place = ACQUIRED_ROW + 2 * position;
        turn1 = with(with(turn1, place, card), place + 1, retired ? 1 : 0);
    }

    /// What a discount takes off the next card of this category (CV-R-32).
    public int discountOn(int category) {
        return at(turn2, DISCOUNT + category);
    }

    boolean hasDiscount() {
        return (turn2 & DISCOUNTS) != 0;
    }

    void discountOn(int category, int symbols) {
        turn2 = with(turn2, DISCOUNT + category, symbols);
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
        int all = 0;
        for (byte card : row) {
            all |= figures.help(card);
        }
        help = (byte) all;
    }

    /// Whether any card of the kit helps with this, one of the bits of [Kit].
    boolean hasHelp(int with) {
        return (help & with) != 0;
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
        int kept = at(turn1, MARKS) & ~Table.Mark.OF_A_TURN;
        settled(0);
        throwsMade(0);
        throwsAllowed(0);
        dice(0);
        turn1 = with(with(0, MARKS, kept), IN_THE_AIR, inTheAir());
        turn2 = 0;
        paid = 0;
        kit = NO_KIT;
        help = 0;
        sources = NO_SOURCES;
    }

    // ------------------------------------------------------------------ as a value

    long hash() {
        long hash = Hash.mix(Hash.START, piles.after(bytes()));
        hash = Hash.mix(hash, sources);
        hash = Hash.mix(hash, kit);
        for (long hand : known) {
            hash = Hash.mix(hash, hand);
        }
        return Hash.mix(hash, paid);
    }

    /// Words and shared row as the one row that is hashed.
    private byte[] bytes() {
        byte[] bytes = new byte[WORDS + REST];
        int count = 0;
        for (int[] run : HASHED) {
            for (int place = run[0]; place < run[0] + run[1]; place++) {
                long word = place < 8 ? turn0 : place < 16 ? turn1 : turn2;
                bytes[count++] = place < WORDS ? (byte) at(word, place) : rest[place - WORDS];
            }
        }
        return bytes;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TableRows table
                && turn0 == table.turn0
                && turn1 == table.turn1
                && turn2 == table.turn2
                && Arrays.equals(rest, table.rest)
                && piles.equals(table.piles)
                && Arrays.equals(sources, table.sources)
                && Arrays.equals(kit, table.kit)
                && Arrays.equals(known, table.known)
                && paid == table.paid
                && options.equals(table.options)
                && figures.deck().equals(table.figures.deck());
    }

    /// Quicker than [#hash], for those who look tables up.
    @Override
    public int hashCode() {
        long hash = Hash.mix(Hash.mix(Hash.mix(Hash.START, turn0), turn1), turn2);
        hash = Hash.mix(hash, Arrays.hashCode(sources) + 31L * Arrays.hashCode(kit));
        hash = Hash.mix(hash, Arrays.hashCode(rest) + 31L * piles.hashCode());
        return (int) Hash.mix(hash, Arrays.hashCode(known) + 31L * paid);
    }
}
