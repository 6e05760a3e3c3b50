package tablee.cv.rules;

import java.util.Optional;
import tablee.cv.content.Age;
import tablee.cv.content.Category;
import tablee.cv.content.Deck;

/// What holds after every decision (register 5.6). A broken one is a bug in the rules.
final class Invariants {

    private final CvState state;
    private final Table table;
    private final int[] found = new int[Deck.SIZE + 1];
    private Optional<String> broken = Optional.empty();

    private Invariants(CvState state) {
        this.state = state;
        this.table = state.table();
    }

    /// The first that does not hold.
    static Optional<String> broken(CvState state) {
        if (state.table().is(CvPhase.SETUP)) {
            return Optional.empty();
        }
        var invariants = new Invariants(state);
        invariants.cards();
        invariants.dice();
        invariants.turn();
        return invariants.broken;
    }

    private void must(boolean holds, String what) {
        if (!holds && broken.isEmpty()) {
            broken = Optional.of(what);
        }
    }

    /// Every card lies in exactly one place; childhood cards may also be set aside.
    private void cards() {
        table.discarded().forEach(card -> found[card]++);
        table.acquired().forEach(card -> found[card]++);
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            found[table.track(place)]++;
        }
        for (int i = 0; i < table.leftInAll(); i++) {
            found[state.pile()[i]]++;
        }
        for (int seat = 0; seat < table.seats(); seat++) {
            hand(seat);
            stacks(seat);
        }
        for (int card = Age.YOUNG.from(); card <= Age.SENIOR.to(); card++) {
            must(found[card] == 1, "card " + card + " is " + found[card] + " times there");
        }
        for (int card = 1; card <= Deck.BICYCLE; card++) {
            must(
                    found[card] <= 1,
                    "childhood card " + card + " is " + found[card] + " times there");
        }
        goals();
    }

    private void hand(int seat) {
        int hand = state.hand(seat);
        must(
                Integer.bitCount(hand) == table.hiddenCards(seat),
                "hand of " + seat + " is miscounted");
        for (int card : Draft.numbers(hand)) {
            found[card]++;
        }
        table.knownEvents(seat).forEach(card -> found[card]++);
    }

    private void stacks(int seat) {
        for (int stack = 0; stack <= Category.UNDECIDED; stack++) {
            int cards = 0;
            for (int card = table.top(seat, stack); card != 0; card = table.below(card)) {
                found[card]++;
                cards++;
                must(
                        stack == Category.UNDECIDED
                                ? table.figures().isTwoColour(card)
                                : table.deck().card(card).has(Category.of(stack)),
                        "card " + card + " lies in the wrong stack");
            }
            must(
                    cards == table.count(seat, stack),
                    "stack " + stack + " of seat " + seat + " is miscounted");
        }
    }

    private void goals() {
        table.publicGoals().forEach(goal -> found[goal]++);
        for (byte goal : state.goals()) {
            found[goal]++;
        }
        for (int goal = Age.GOAL.from(); goal <= Age.GOAL.to(); goal++) {
            must(found[goal] <= 1, "goal " + goal + " is " + found[goal] + " times there");
        }
    }

    private void dice() {
        if (table.phase().index() < CvPhase.ROLL.index() || table.is(CvPhase.GAME_OVER)) {
            return;
        }
        must(
                table.has(Table.Mark.SCORING)
                        || (table.dice() >= 1 && table.dice() <= Rolling.MOST_DICE),
                "number of dice");
        must(table.throwsLeft() >= 0, "throws made");
        for (int i = 0; i < table.sources().length; i++) {
            must(
                    (i < table.dice()) == (Source.origin(table.sources()[i]) == Source.DIE),
                    "dice come first");
        }
        must(table.bought() <= Buying.MOST_CARDS, "cards bought");
        must(table.acquiredCards() <= Buying.MOST_CARDS, "cards acquired");
    }

    private void turn() {
        if (table.is(CvPhase.DRAFT_1) || table.is(CvPhase.DRAFT_2)) {
            must(table.first() == Table.NOBODY, "first player before the draft is over");
            return;
        }
        must(table.first() >= 0 && table.first() < table.seats(), "first player");
        boolean own =
                table.is(CvPhase.ASSIST)
                        || table.has(Table.Mark.ASSISTING)
                        || table.has(Table.Mark.SCORING);
        must(
                own || table.is(CvPhase.GAME_OVER) || table.actor() == table.turn(),
                "somebody else decides");
        if (table.is(CvPhase.ROLL) && table.throwsMade() == 0 && table.left(Age.SENIOR) > 0) {
            for (int place = 0; place < Table.TRACK_PLACES; place++) {
                must(table.track(place) != 0, "track is short");
            }
        }
    }
}
