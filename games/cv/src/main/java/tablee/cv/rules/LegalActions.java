package tablee.cv.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tablee.cv.content.Category;
import tablee.cv.content.Symbols;

/// What a seat may decide now (register 5.2), from the open table and its own hand alone. The order is pinned: what moves the
/// game on as the phase lists it, then events by number, conversions, borrowing, and last the step that ends the phase.
final class LegalActions {

    private LegalActions() {}

    /// @param hidden the seat's childhood cards, a bit for each number
    /// @param offer what it chooses from in the draft, likewise
    static List<CvAction> of(Table table, int seat, int hidden, int offer) {
        CvPhase phase = table.phase();
        if (phase == CvPhase.DRAFT_1 || phase == CvPhase.DRAFT_2) {
            return table.hasChosen(seat) ? List.of() : draft(offer);
        }
        if (seat != table.actor()) {
            return List.of();
        }
        return switch (phase) {
            case ROLL -> of(table, seat, hidden);
            case MISFORTUNE -> misfortune(table, seat, hidden);
            case BUY -> buy(table, seat, hidden);
            case UPKEEP -> upkeep(table, seat, hidden);
            case PLACE -> Collections.unmodifiableList(Placing.forms(table, seat));
            case DECIDE -> Collections.unmodifiableList(Placing.decisions(table, seat));
            case ASSIST -> assist(table, seat);
            case SETUP, DRAFT_1, DRAFT_2, THROWN, GAME_OVER -> List.of();
        };
    }

    private static List<CvAction> draft(int offer) {
        var keeps = new ArrayList<CvAction>(3);
        for (int left = offer; left != 0; left &= left - 1) {
            keeps.add(SharedActions.KEEP[Integer.numberOfTrailingZeros(left)]);
        }
        return Collections.unmodifiableList(keeps);
    }

    /// CV-R-48, CV-R-46
    private static List<CvAction> misfortune(Table table, int seat, int hidden) {
        var list = new ArrayList<CvAction>(8);
        for (int stack = 0; stack < Category.STACKS; stack++) {
            if (table.top(seat, stack) != 0) {
                list.add(SharedActions.DISCARD[table.top(seat, stack)]);
            }
        }
        for (int card = table.top(seat, Category.UNDECIDED); card != 0; card = table.below(card)) {
            list.add(SharedActions.DISCARD[card]);
        }
        PlayableEvents.add(table, seat, hidden, list);
        Kit.addConversions(table, list);
        if (table.resume() == CvPhase.ROLL.index() && Rolling.therapyReady(table)) {
            add(table, 0, Rolling.free(table), Rolling.frozen(table), 1, list);
        }
        return Collections.unmodifiableList(list);
    }

    private static List<CvAction> buy(Table table, int seat, int hidden) {
        boolean handy = PlayableEvents.isAny(table, seat, hidden);
        boolean helpers = Kit.hasAny(table);
        int offers = table.bought() < Buying.MOST_CARDS ? Purchases.offers(table, seat) : 0;
        if (offers == 0 && !handy && !helpers) {
            return SharedActions.END_BUY;
        }
        var list = new ArrayList<CvAction>(8);
        if (offers != 0) {
            Purchases.add(table, offers, list);
        }
        if (handy) {
            PlayableEvents.add(table, seat, hidden, list);
        }
        if (helpers) {
            Kit.addConversions(table, list);
            Kit.addBorrowing(table, list);
        }
        list.add(CvAction.END_BUY);
        return Collections.unmodifiableList(list);
    }

    /// CV-R-57
    private static List<CvAction> upkeep(Table table, int seat, int hidden) {
        var list = new ArrayList<CvAction>();
        boolean withEvents = table.options().eventsAnyMoment();
        int telling = Kit.telling(table);
        for (int position = 0; position < table.kitSize(); position++) {
            if (Kit.owes(table, position)) {
                int card = table.kit(position);
                long cost = table.figures().upkeep(card);
                if (Symbols.pays(Upkeep.purse(table), cost)) {
                    list.add(SharedActions.PAY[card]);
                    if (!Payment.isPlain(table.sources(), cost, withEvents, telling)) {
                        for (Payment.Choice choice :
                                Payment.others(table.sources(), cost, 0, withEvents, telling)) {
                            list.add(new CvAction.Pay(card, Buying.refs(table, choice.sources())));
                        }
                    }
                }
                if (!Upkeep.mustPay(table, card)) {
                    list.add(SharedActions.LET_GO[card]);
                }
            }
        }
        PlayableEvents.add(table, seat, hidden, list);
        Kit.addConversions(table, list);
        Kit.addBorrowing(table, list);
        return Collections.unmodifiableList(list);
    }

    private static List<CvAction> assist(Table table, int seat) {
        var list = new ArrayList<CvAction>();
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            if (table.track(place) != 0 && Buying.mayTake(table, seat, table.track(place))) {
                list.add(SharedActions.TAKE[place]);
            }
        }
        list.add(CvAction.DECLINE);
        return Collections.unmodifiableList(list);
    }

    /// CV-R-23 The first throw takes all dice; stopping is a decision, also when no throw is left.
    static List<CvAction> of(Table table, int seat, int hidden) {
        List<CvAction> base;
        if (table.throwsMade() == 0) {
            base = SharedActions.throwAll(table.dice());
        } else if (table.throwsLeft() <= 0) {
            base = SharedActions.STOP;
        } else {
            base = rethrows(table);
        }
        return PlayableEvents.isAny(table, seat, hidden)
                ? PlayableEvents.added(base, table, seat, hidden)
                : base;
    }

    private static List<CvAction> rethrows(Table table) {
        int unthrown = Rolling.unthrown(table);
        int free = Rolling.free(table);
        int frozen = Rolling.therapyReady(table) ? Rolling.frozen(table) : 0;
        if (unthrown == 0 && frozen == 0) {
            return SharedActions.throwsOrStop(free);
        }
        var list = new ArrayList<CvAction>();
        add(table, unthrown, free, frozen, 0, list);
        if (unthrown == 0) {
            list.add(CvAction.STOP);
        }
        return Collections.unmodifiableList(list);
    }

    /// All sets of dice that contain `needed`, at least `atLeastFrozen` frozen ones, and no more than CV-R-25 allows.
    static void add(
            Table table, int needed, int free, int frozen, int atLeastFrozen, List<CvAction> list) {
        int mostFrozen = table.options().therapyAnyDice() ? Rolling.MOST_DICE : 1;
        for (int dice = 1; dice < 1 << table.dice(); dice++) {
            int cold = Integer.bitCount(dice & frozen);
            if ((dice & needed) == needed
                    && (dice & ~(needed | free | frozen)) == 0
                    && cold >= atLeastFrozen
                    && cold <= mostFrozen) {
                list.add(SharedActions.THROW[dice]);
            }
        }
    }
}
