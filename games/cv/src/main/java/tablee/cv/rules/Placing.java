package tablee.cv.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.cv.content.Category;

/// Adding cards to a CV (CV-PLACE) and deciding two-colour cards (CV-BICO).
final class Placing {

    private Placing() {}

    /// Goes on placing for this seat as far as nothing is asked; true if a decision is due.
    static boolean waits(Step step, int seat) {
        eventsToHand(step, seat);
        while (true) {
            if (dueDecision(step.table, seat) != 0) {
                step.phase(CvPhase.DECIDE);
                return true;
            }
            if (step.table.acquiredCards() == 0) {
                return false;
            }
            List<CvAction> forms = forms(step.table, seat);
            if (forms.size() > 1) {
                step.phase(CvPhase.PLACE);
                return true;
            }
            // CV-R-53 A single legal form is made without asking.
            apply(step, seat, forms.getFirst());
        }
    }

    private static void apply(Step step, int seat, CvAction form) {
        if (form instanceof CvAction.Place place) {
            place(step, seat, place);
        } else if (form instanceof CvAction.LayAside aside) {
            layAside(step, seat, aside.card());
        }
    }

    /// CV-R-33, CV-PLACE-9 They go first and are of no use before the next own turn (CV-R-29).
    private static void eventsToHand(Step step, int seat) {
        for (int i = step.table.acquiredCards() - 1; i >= 0; i--) {
            int card = step.table.acquired(i);
            if (step.figures.first(card) == Category.EVENT.index()) {
                step.table.dropAcquired(i);
                step.toHand(seat, card);
                step.table.fresh(step.table.fresh(0) == 0 ? 0 : 1, card);
            }
        }
    }

    private static void drop(Step step, CvAction action, int card) {
        for (int i = 0; i < step.table.acquiredCards(); i++) {
            if (step.table.acquired(i) == card) {
                step.table.dropAcquired(i);
                return;
            }
        }
        throw new IllegalStateException("not acquired: " + action);
    }

    static void place(Step step, int seat, CvAction.Place place) {
        drop(step, place, place.card());
        put(step, seat, place.card(), place.category(), place.depth());
    }

    static void layAside(Step step, int seat, int card) {
        drop(step, new CvAction.LayAside(card), card);
        step.table.insert(
                seat, Category.UNDECIDED, card, step.table.count(seat, Category.UNDECIDED));
        if (step.told()) {
            step.events.add(new CvEvent.LaidAside(step.seat(seat), card));
        }
    }

    static void decide(Step step, int seat, CvAction.Decide decide) {
        step.remove(seat, decide.card());
        put(step, seat, decide.card(), decide.category(), decide.depth());
    }

    private static void put(Step step, int seat, int card, Category category, int depth) {
        step.table.insert(seat, category.index(), card, depth);
        if (step.told()) {
            step.events.add(new CvEvent.Placed(step.seat(seat), card, category, depth));
        }
    }

    /// CV-R-50, CV-R-77 The undecided card that must be decided now, 0 if none: one of its stacks has a card, or the game
    /// is about to be scored.
    static int dueDecision(Table table, int seat) {
        for (int card = table.top(seat, Category.UNDECIDED); card != 0; card = table.below(card)) {
            if (table.has(Table.Mark.SCORING)
                    || table.count(seat, table.figures().first(card)) > 0
                    || table.count(seat, table.figures().second(card)) > 0) {
                return card;
            }
        }
        return 0;
    }

    /// Every legal way to place one of the acquired cards.
    static List<CvAction> forms(Table table, int seat) {
        var forms = new ArrayList<CvAction>(4);
        Figures figures = table.figures();
        for (int i = 0; i < table.acquiredCards(); i++) {
            int card = table.acquired(i);
            boolean retired = table.acquiredRetired(i);
            if (isPutOff(table, seat, card, retired)) {
                forms.add(SharedActions.LAY_ASIDE[card]);
            } else {
                addForms(table, seat, card, figures.first(card), retired, forms);
                if (figures.isTwoColour(card)) {
                    addForms(table, seat, card, figures.second(card), retired, forms);
                }
            }
        }
        return forms;
    }

    private static void addForms(
            Table table, int seat, int card, int stack, boolean retired, List<CvAction> forms) {
        if (isOpen(table.figures(), card, stack, retired)) {
            for (int depth = 0; depth <= deepest(table, seat, stack); depth++) {
                forms.add(SharedActions.place(card, stack, depth));
            }
        }
    }

    /// CV-R-37 The owner of 41 takes a two-colour card as its other category only.
    private static boolean isOpen(Figures figures, int card, int stack, boolean retired) {
        return !(retired && stack == Category.WORK.index() && figures.isTwoColour(card));
    }

    /// CV-S-23, CV-BICO-3, CV-R-51
    private static boolean isPutOff(Table table, int seat, int card, boolean retired) {
        Figures figures = table.figures();
        return table.options().bicolourDefer()
                && figures.isTwoColour(card)
                && !(retired && figures.isWork(card))
                && table.count(seat, figures.first(card)) == 0
                && table.count(seat, figures.second(card)) == 0;
    }

    /// CV-PLACE-7, -8, CV-R-52
    static int deepest(Table table, int seat, int stack) {
        int cards = table.count(seat, stack);
        if (!Category.of(stack).mayGoUnder() || cards == 0) {
            return 0;
        }
        return table.options().underAnyDepth() ? cards : 1;
    }

    /// CV-R-51 Either category, whatever the stacks hold.
    static List<CvAction> decisions(Table table, int seat) {
        int card = dueDecision(table, seat);
        var decisions = new ArrayList<CvAction>();
        for (Category category : table.deck().card(card).categories()) {
            for (int depth = 0; depth <= deepest(table, seat, category.index()); depth++) {
                decisions.add(new CvAction.Decide(card, category, depth));
            }
        }
        return decisions;
    }
}
