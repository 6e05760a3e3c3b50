package tablee.cv;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tablee.engine.Hash;

/// Everything that lies open: CVs, track, dice, tokens, discard pile, and whose move it is. A [CvState] adds what is hidden; a
/// view shares this very object, so that looking costs nothing and nothing hidden can slip in.
///
/// Packed, because playouts copy nothing more often than this: a row of bytes that is copied for every step, and a row of cards
/// that is copied only by the few steps that move one. Piles are linked lists through [#below], the discard pile too.
public final class Table {

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
    // it; fresh are the events
    // that entered the hand in this turn (CV-R-29).
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

    private static final CvPhase[] PHASES = CvPhase.values();

    private final Deck deck;
    private final CvOptions options;

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

    Table(Deck deck, CvOptions options) {
        this(
                deck,
                options,
                new byte[BYTES],
                new byte[CARDS],
                NO_SOURCES,
                NO_KIT,
                new long[options.seats()],
                0);
        bytes[TURN] = NOBODY;
        bytes[ACTOR] = NOBODY;
        bytes[FIRST] = NOBODY;
    }

    private Table(
            Deck deck,
            CvOptions options,
            byte[] bytes,
            byte[] cards,
            int[] sources,
            byte[] kit,
            long[] known,
            int paid) {
        this.deck = deck;
        this.options = options;
        this.bytes = bytes;
        this.cards = cards;
        this.sources = sources;
        this.kit = kit;
        this.known = known;
        this.paid = paid;
    }

    /// A scratch copy for one step. The rows beside the bytes are replaced, never written to.
    Table copy() {
        return new Table(deck, options, bytes.clone(), cards, sources, kit, known, paid);
    }

    public Deck deck() {
        return deck;
    }

    public CvOptions options() {
        return options;
    }

    public int seats() {
        return options.seats();
    }

    public CvPhase phase() {
        return PHASES[bytes[PHASE]];
    }

    void phase(CvPhase phase) {
        bytes[PHASE] = (byte) phase.index();
    }

    boolean is(CvPhase phase) {
        return bytes[PHASE] == phase.index();
    }

    /// The seat whose turn it is; −1 before the first turn.
    public int turn() {
        return bytes[TURN];
    }

    /// The seat that decides; −1 while several choose, or nobody.
    public int actor() {
        return bytes[ACTOR];
    }

    /// CV-SETUP-16 Who has the Bicycle token; −1 during the draft.
    public int first() {
        return bytes[FIRST];
    }

    public int round() {
        return bytes[ROUND];
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

    /// CV-R-31 A threshold: it stays even if the track later holds no senior card.
    public boolean isOldAge() {
        return flag(OLD_AGE);
    }

    /// CV-R-37 Whether this seat has taken 41.
    public boolean isRetired(int seat) {
        return (bytes[RETIRED] >> seat & 1) != 0;
    }

    /// CV-CLEAN-5
    boolean isLastOfRound(int seat) {
        return (seat + 1) % seats() == first();
    }

    // ------------------------------------------------------------------ cards

    /// The card on this place of the track, 0 to 4; 0 for an empty one.
    public int track(int place) {
        return bytes[TRACK + place];
    }

    /// Cards left in the young, adult or senior deck.
    public int left(Age age) {
        return bytes[LEFT + age.index() - 1];
    }

    int leftInAll() {
        return bytes[LEFT] + bytes[LEFT + 1] + bytes[LEFT + 2];
    }

    static int topAt(int seat, int stack) {
        return TOP + seat * STACKS_EACH + stack;
    }

    static int countAt(int seat, int stack) {
        return COUNT + seat * STACKS_EACH + stack;
    }

    /// The active card of this stack, 0 if it is empty (CV-PLACE-4).
    int top(int seat, int stack) {
        return cards[topAt(seat, stack)];
    }

    int count(int seat, int stack) {
        return cards[countAt(seat, stack)];
    }

    /// The card beneath this one, 0 at the bottom.
    int below(int card) {
        return cards[BELOW + card];
    }

    /// Cards of a category in this seat's CV, active or covered.
    public int count(int seat, Category category) {
        return count(seat, category.index());
    }

    /// A stack from its active card down.
    public List<Integer> stack(int seat, Category category) {
        return pile(top(seat, category.index()));
    }

    /// CV-R-50 In order of acquisition.
    public List<Integer> undecided(int seat) {
        return pile(top(seat, Category.UNDECIDED));
    }

    /// The discard pile, last discarded first; everybody may look through it (CV-R-54).
    public List<Integer> discarded() {
        return pile(bytes[DISCARDED]);
    }

    private List<Integer> pile(int top) {
        var cards = new ArrayList<Integer>();
        for (int card = top; card != 0; card = below(card)) {
            cards.add(card);
        }
        return cards;
    }

    /// CV-R-65 Stacks and undecided cards; neither hand nor goals.
    public int cvSize(int seat) {
        int size = 0;
        for (int stack = 0; stack <= Category.UNDECIDED; stack++) {
            size += count(seat, stack);
        }
        return size;
    }

    /// The stack of this seat that holds the card, or −1.
    int stackOf(int seat, int card) {
        for (int stack = 0; stack <= Category.UNDECIDED; stack++) {
            for (int c = top(seat, stack); c != 0; c = below(c)) {
                if (c == card) {
                    return stack;
                }
            }
        }
        return -1;
    }

    boolean owns(int seat, int card) {
        return stackOf(seat, card) >= 0;
    }

    /// On top of its stack, or undecided (CV-R-50).
    public boolean isActive(int seat, int card) {
        int stack = stackOf(seat, card);
        return stack == Category.UNDECIDED || (stack >= 0 && top(seat, stack) == card);
    }

    /// All active cards: the tops in the order of the categories, then undecided ones.
    public List<Integer> active(int seat) {
        var cards = new ArrayList<Integer>();
        for (int stack = 0; stack < Category.STACKS; stack++) {
            if (top(seat, stack) != 0) {
                cards.add(top(seat, stack));
            }
        }
        cards.addAll(undecided(seat));
        return cards;
    }

    boolean hasActive(int seat) {
        for (int stack = 0; stack <= Category.UNDECIDED; stack++) {
            if (count(seat, stack) > 0) {
                return true;
            }
        }
        return false;
    }

    /// CV-R-12 Derived from the active cards, never stored.
    public Symbols tokens(int seat) {
        long tokens = 0;
        for (int stack = 0; stack < Category.STACKS; stack++) {
            tokens += deck.gains[top(seat, stack)];
        }
        for (int card = top(seat, Category.UNDECIDED); card != 0; card = below(card)) {
            tokens += deck.gains[card];
        }
        return new Symbols(tokens);
    }

    /// Childhood cards in this hand that not everybody has seen (CV-INFO-8).
    public int hiddenCards(int seat) {
        return bytes[HIDDEN + seat];
    }

    /// Events this seat holds as everybody knows (CV-INFO-9).
    public List<Integer> knownEvents(int seat) {
        return deck.events(known[seat]);
    }

    public List<Integer> publicGoals() {
        var goals = new ArrayList<Integer>();
        for (int i = 0; i < options.publicGoals(); i++) {
            if (bytes[PUBLIC_GOALS + i] != 0) {
                goals.add((int) bytes[PUBLIC_GOALS + i]);
            }
        }
        return goals;
    }

    /// Cards acquired in this turn that are not in the CV yet (CV-R-35).
    public List<Integer> acquired() {
        var cards = new ArrayList<Integer>();
        for (int i = 0; i < bytes[ACQUIRED]; i++) {
            cards.add((int) bytes[ACQUIRED_ROW + 2 * i]);
        }
        return cards;
    }

    // ------------------------------------------------------------------ the turn

    public int dice() {
        return bytes[DICE];
    }

    /// What this die shows, 0 for the first one; [Symbol#BLANK] before it is thrown.
    int die(int index) {
        return Source.symbol(sources[index]);
    }

    public int throwsLeft() {
        return bytes[THROWS_ALLOWED] - bytes[THROWS_MADE];
    }

    public int throwsMade() {
        return bytes[THROWS_MADE];
    }

    /// Unspent symbols of every origin.
    long unspent() {
        long unspent = 0;
        for (int source : sources) {
            if (!Source.isSpent(source) && Source.symbol(source) != Symbol.BLANK) {
                unspent += Symbols.one(Source.symbol(source));
            }
        }
        return unspent;
    }

    /// Unspent symbols of dice, tokens and the borrowed one (CV-R-20, CV-R-58).
    long unspentWithoutEvents() {
        long unspent = 0;
        for (int source : sources) {
            if (!Source.isSpent(source)
                    && Source.symbol(source) != Symbol.BLANK
                    && Source.origin(source) != Source.EVENT) {
                unspent += Symbols.one(Source.symbol(source));
            }
        }
        return unspent;
    }

    public Symbols available() {
        return new Symbols(unspent());
    }

    /// CV-R-43 Spent ones count, events do not.
    public int badLuck() {
        int badLuck = 0;
        for (int source : sources) {
            if (Source.symbol(source) == Symbol.B && Source.origin(source) != Source.EVENT) {
                badLuck++;
            }
        }
        return badLuck;
    }

    /// CV-MISF-1, CV-MISF-2 Misfortunes of this turn that are not settled yet.
    int misfortunesDue() {
        int badLuck = badLuck();
        int due = options.misfortuneEveryThree() ? badLuck / 3 : badLuck >= 3 ? 1 : 0;
        return due - bytes[SETTLED];
    }

    boolean kitHas(Special special) {
        return kitPosition(special) >= 0;
    }

    int kitPosition(Special special) {
        for (int i = 0; i < kit.length; i++) {
            if (deck.card(kit[i]).special() == special) {
                return i;
            }
        }
        return -1;
    }

    int kitPosition(int card) {
        for (int i = 0; i < kit.length; i++) {
            if (kit[i] == card) {
                return i;
            }
        }
        return -1;
    }

    /// CV-R-55 Active when the turn started, still active, not paid for yet.
    boolean owes(int kitPosition) {
        int card = kit[kitPosition];
        return deck.upkeep[card] != 0 && (paid >> kitPosition & 1) == 0 && isActive(turn(), card);
    }

    // ------------------------------------------------------------------ for those who plan

    /// The dice that may be thrown again, a bit each, d1 lowest.
    public int freeDice() {
        return Rolling.free(this);
    }

    /// The dice that show B (CV-DICE-6).
    public int frozenDice() {
        return Rolling.frozen(this);
    }

    /// Dice added in this turn that were not thrown yet (CV-R-24).
    public int unthrownDice() {
        return Rolling.unthrown(this);
    }

    /// What a thrown die shows, 0 for the first one.
    public Symbol face(int die) {
        return Symbol.of(die(die));
    }

    /// Unspent symbols that no throw can change any more: tokens, events, the borrowed one, and dice set aside by an effect.
    public Symbols fixed() {
        int rollable = freeDice() | frozenDice() | unthrownDice();
        long fixed = 0;
        for (int i = 0; i < sources.length; i++) {
            boolean rolls = i < dice() && (rollable >> i & 1) != 0;
            if (!rolls && !Source.isSpent(sources[i])) {
                fixed += Symbols.one(Source.symbol(sources[i]));
            }
        }
        return new Symbols(fixed);
    }

    /// All permanent costs this turn still has to settle.
    public Symbols owed() {
        long owed = 0;
        for (int position = 0; position < kit.length; position++) {
            owed += owes(position) ? deck.upkeep[kit[position]] : 0;
        }
        return new Symbols(owed);
    }

    public int bought() {
        return bytes[BOUGHT];
    }

    /// Whether this seat may take the card, whatever pays for it.
    public boolean mayTake(int seat, int card) {
        return Buying.mayTake(this, seat, card);
    }

    /// How many of its cost symbols a discount waives now.
    public int discount(int card) {
        return Buying.discount(this, card);
    }

    /// CV-INFO-15 Points without the secret goal.
    public int points(int seat) {
        return Scoring.running(this, seat);
    }

    public int goalPoints(int seat, int goal) {
        return Scoring.goal(this, seat, goal);
    }

    // ------------------------------------------------------------------ value

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
        return other instanceof Table table
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
