package tablee.cv.rules;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import tablee.cv.content.Category;
import tablee.cv.content.Deck;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;
import tablee.engine.Seats;

/// Everything that lies open: CVs, track, dice, tokens, discard pile, and whose move it is. A [CvState] adds what is hidden; a
/// view shares this very object, so that looking costs nothing and nothing hidden can slip in.
///
/// Here are the questions; how it is packed is [TableRows], and longer answers are worked out in `Stacks`, `Kit` and `Purse`.
public final class Table extends TableRows {

    // How far the numbers of a table reach, for those who read one.
    public static final int MOST_DICE = Rolling.MOST_DICE;
    public static final int MOST_BOUGHT = Buying.MOST_CARDS;
    public static final int LAST_STAGE = Turn.SCORING;
    public static final int SETUP_DONE = Setup.DONE;
    public static final int AFTER_BUYING = Misfortune.AFTER_BUYING;

    /// What has been used up in a turn, and thresholds that a game has passed.
    public enum Mark {
        THERAPY_USED("therapyUsed"),
        CHANGE_USED("changeUsed"),
        TRIP_USED("tripUsed"),
        BORROW_USED("borrowUsed"),
        OLD_AGE("oldAge"),
        ASSISTING("assisting"),
        SCORING("scoring");

        /// In the order of their bits, which is part of every saved game.
        public static final List<Mark> ALL = List.of(values());

        /// The bits of what the next turn may use again.
        static final int OF_A_TURN =
                THERAPY_USED.bit | CHANGE_USED.bit | TRIP_USED.bit | BORROW_USED.bit;

        private final String label;
        private final int bit;

        @SuppressWarnings("EnumOrdinal") // the order of the constants is fixed
        Mark(String label) {
            this.label = label;
            this.bit = 1 << ordinal();
        }

        /// As written in positions and views.
        public String label() {
            return label;
        }

        int bit() {
            return bit;
        }
    }

    Table(Figures figures, CvOptions options) {
        super(figures, options);
    }

    private Table(Table table) {
        super(table);
    }

    /// A scratch copy for one step.
    Table copy() {
        return new Table(this);
    }

    public Deck deck() {
        return figures().deck();
    }

    public int seats() {
        return options().seats();
    }

    /// CV-R-31 A threshold: it stays even if the track later holds no senior card.
    public boolean isOldAge() {
        return has(Mark.OLD_AGE);
    }

    /// CV-CLEAN-5
    boolean isLastOfRound(int seat) {
        return (seat + 1) % seats() == first();
    }

    /// The seats that have not kept a card yet in this part of the draft.
    Seats choosing() {
        return Seats.of(Seats.all(seats()).mask() & ~chosen());
    }

    // ------------------------------------------------------------------ cards

    /// Cards of a category in this seat's CV, active or covered.
    public int count(int seat, Category category) {
        return count(seat, category.index());
    }

    /// The active card of a stack, 0 if it is empty (CV-PLACE-4).
    public int top(int seat, Category category) {
        return top(seat, category.index());
    }

    /// The card of the CV beneath this one, 0 at the bottom of a stack.
    public int beneath(int card) {
        return below(card);
    }

    /// The stack of this seat that holds the card; none for one that is undecided, or somewhere else.
    public Optional<Category> stackOf(int seat, int card) {
        int stack = Stacks.stackOf(this, seat, card);
        return stack < 0 || stack == Category.UNDECIDED
                ? Optional.empty()
                : Optional.of(Category.of(stack));
    }

    /// CV-PLACE-3, CV-INFO-11 A stack from its active card down.
    public List<Integer> stack(int seat, Category category) {
        return Stacks.pile(this, top(seat, category.index()));
    }

    /// CV-R-50 In order of acquisition.
    public List<Integer> undecided(int seat) {
        return Stacks.pile(this, top(seat, Category.UNDECIDED));
    }

    /// CV-R-54, CV-INFO-13 The discard pile, last discarded first; everybody may look through it.
    public List<Integer> discarded() {
        return Stacks.pile(this, lastDiscarded());
    }

    /// CV-R-65 Stacks and undecided cards; neither hand nor goals.
    public int cvSize(int seat) {
        return Stacks.size(this, seat);
    }

    /// On top of its stack, or undecided (CV-R-50).
    public boolean isActive(int seat, int card) {
        return Stacks.isActive(this, seat, card);
    }

    /// All active cards: the tops in the order of the categories, then undecided ones.
    public List<Integer> active(int seat) {
        return Stacks.active(this, seat);
    }

    /// CV-R-12 Derived from the active cards, never stored.
    public Symbols tokens(int seat) {
        return new Symbols(Stacks.tokens(this, seat));
    }

    /// Events this seat holds as everybody knows (CV-INFO-9).
    public List<Integer> knownEvents(int seat) {
        return figures().events(known(seat));
    }

    /// CV-INFO-2
    public List<Integer> publicGoals() {
        var goals = new ArrayList<Integer>();
        for (int i = 0; i < options().publicGoals(); i++) {
            if (publicGoal(i) != 0) {
                goals.add(publicGoal(i));
            }
        }
        return goals;
    }

    /// CV-R-35 Cards acquired in this turn that are not in the CV yet.
    public List<Integer> acquired() {
        return row(acquiredCards(), this::acquired);
    }

    /// CV-INFO-13 The cards on the track from the left; 0 for an empty place.
    public List<Integer> track() {
        return row(TRACK_PLACES, this::track);
    }

    /// CV-R-10 The cards that were active when the turn started.
    public List<Integer> kit() {
        return row(kitSize(), this::kit);
    }

    /// The cards of the kit that have paid their permanent cost.
    public List<Integer> paid() {
        return kit().stream().filter(card -> hasPaid(Kit.position(this, card))).toList();
    }

    /// CV-R-29 The two events that may have entered the hand in this turn; 0 for none.
    public List<Integer> fresh() {
        return row(2, this::fresh);
    }

    private static List<Integer> row(int size, IntUnaryOperator at) {
        return IntStream.range(0, size).map(at).boxed().toList();
    }

    /// What everybody sees of one seat, as it is written down.
    public Arrangement.Cv cv(int seat) {
        var stacks = new EnumMap<Category, List<Integer>>(Category.class);
        for (Category category : Category.ALL.subList(0, Category.STACKS)) {
            stacks.put(category, stack(seat, category));
        }
        return new Arrangement.Cv(stacks, undecided(seat), isRetired(seat), knownEvents(seat));
    }

    // ------------------------------------------------------------------ the turn

    /// CV-INFO-12 A letter for each die, `.` for one that was not thrown.
    public String faces() {
        return Rolling.faces(this);
    }

    /// What shows a symbol in this turn: dice first, then tokens, then what was borrowed or played.
    public List<Arrangement.Shown> shown() {
        return Purse.shown(this);
    }

    /// What this die shows, 0 for the first one; [Symbol#BLANK] before it is thrown.
    int die(int index) {
        return Source.symbol(sources()[index]);
    }

    public int throwsLeft() {
        return throwsAllowed() - throwsMade();
    }

    /// Unspent symbols of every origin.
    public Symbols available() {
        return new Symbols(Purse.unspent(this));
    }

    /// What this source shows; nothing if it is not there, or was not thrown.
    public Optional<Symbol> shown(Source.Ref source) {
        return Purse.symbol(this, source);
    }

    /// What these sources show together.
    public Symbols shown(List<Source.Ref> sources) {
        return Purse.shown(this, sources);
    }

    /// CV-R-43 Spent ones count, events do not.
    public int badLuck() {
        return Purse.badLuck(this);
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

    /// Unspent symbols that no throw can change any more.
    public Symbols fixed() {
        return new Symbols(Purse.fixed(this));
    }

    /// All permanent costs this turn still has to settle.
    public Symbols owed() {
        return new Symbols(Kit.owed(this));
    }

    /// Whether this seat may take the card, whatever pays for it.
    public boolean mayTake(int seat, int card) {
        return Buying.mayTake(this, seat, card);
    }

    /// The sources that this purchase would take, if it can be made: those it names, or those that CV-R-34 chooses.
    public Optional<List<Source.Ref>> paying(CvAction.Buy buy) {
        int card = track(buy.place() - 1);
        boolean named = !buy.sources().isEmpty() || !buy.waived().isEmpty();
        return card != 0 && (named || Buying.isPayable(this, card, buy.way()))
                ? Optional.of(Buying.refs(this, Buying.paying(this, buy)))
                : Optional.empty();
    }

    /// How many of its cost symbols a discount waives now.
    public int discount(int card) {
        return Buying.discount(this, card);
    }

    /// CV-INFO-15 Points without the secret goal.
    public int points(int seat) {
        return points()[seat];
    }

    /// The same of all seats, in one go.
    public int[] points() {
        return Scoring.running(this);
    }

    public int goalPoints(int seat, int goal) {
        return Scoring.goal(this, seat, goal);
    }
}
