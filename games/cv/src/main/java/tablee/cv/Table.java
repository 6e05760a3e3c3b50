package tablee.cv;

import java.util.ArrayList;
import java.util.List;

/// Everything that lies open: CVs, track, dice, tokens, discard pile, and whose move it is. A [CvState] adds what is hidden; a
/// view shares this very object, so that looking costs nothing and nothing hidden can slip in.
///
/// Here are the questions; how it is packed is [TableRows], and longer answers are worked out in `Stacks`, `Kit` and `Purse`.
public final class Table extends TableRows {

    Table(Deck deck, CvOptions options) {
        super(deck, options);
    }

    private Table(Table table) {
        super(table);
    }

    /// A scratch copy for one step.
    Table copy() {
        return new Table(this);
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

    // ------------------------------------------------------------------ cards

    /// Cards of a category in this seat's CV, active or covered.
    public int count(int seat, Category category) {
        return count(seat, category.index());
    }

    /// A stack from its active card down.
    public List<Integer> stack(int seat, Category category) {
        return Stacks.pile(this, top(seat, category.index()));
    }

    /// CV-R-50 In order of acquisition.
    public List<Integer> undecided(int seat) {
        return Stacks.pile(this, top(seat, Category.UNDECIDED));
    }

    /// The discard pile, last discarded first; everybody may look through it (CV-R-54).
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
        return deck().events(known(seat));
    }

    public List<Integer> publicGoals() {
        var goals = new ArrayList<Integer>();
        for (int i = 0; i < options().publicGoals(); i++) {
            if (publicGoal(i) != 0) {
                goals.add(publicGoal(i));
            }
        }
        return goals;
    }

    /// Cards acquired in this turn that are not in the CV yet (CV-R-35).
    public List<Integer> acquired() {
        var cards = new ArrayList<Integer>();
        for (int i = 0; i < acquiredCards(); i++) {
            cards.add(acquired(i));
        }
        return cards;
    }

    // ------------------------------------------------------------------ the turn

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
}
