package tablee.cv.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.cv.content.Category;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;
import tablee.engine.play.Answers;

/// What a seat may decide now (register 5.2), from the open table and its own hand alone. The order is pinned: what moves the
/// game on as the phase lists it, then events by number, conversions, borrowing, and last the step that ends the phase.
final class LegalActions {

    /// The places that can be had for their cost, among the offers.
    private static final int FOR_COST = (1 << Table.TRACK_PLACES) - 1;

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
            case PLACE -> Answers.copyOf(Placing.forms(table, seat));
            case DECIDE -> Answers.copyOf(Placing.decisions(table, seat));
            case ASSIST -> assist(table, seat);
            case SETUP, DRAFT_1, DRAFT_2, THROWN, GAME_OVER -> List.of();
        };
    }

    private static List<CvAction> draft(int offer) {
        var keeps = new ArrayList<CvAction>(3);
        for (int left = offer; left != 0; left &= left - 1) {
            keeps.add(SharedActions.KEEP[Integer.numberOfTrailingZeros(left)]);
        }
        return Answers.copyOf(keeps);
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
        return Answers.copyOf(list);
    }

    private static List<CvAction> buy(Table table, int seat, int hidden) {
        boolean handy = PlayableEvents.isAny(table, seat, hidden);
        boolean helpers = Kit.hasAny(table);
        int offers = table.bought() < Buying.MOST_CARDS ? offers(table, seat) : 0;
        if (!handy && !helpers && isPlain(table, offers)) {
            return SharedActions.purchases(offers);
        }
        var list = new ArrayList<CvAction>(8);
        addPurchases(table, offers, list);
        if (handy) {
            PlayableEvents.add(table, seat, hidden, list);
        }
        if (helpers) {
            Kit.addConversions(table, list);
            Kit.addBorrowing(table, list);
        }
        list.add(CvAction.END_BUY);
        return Answers.copyOf(list);
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
        return Answers.copyOf(list);
    }

    private static List<CvAction> assist(Table table, int seat) {
        var list = new ArrayList<CvAction>();
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            if (table.track(place) != 0 && Buying.mayTake(table, seat, table.track(place))) {
                list.add(SharedActions.TAKE[place]);
            }
        }
        list.add(CvAction.DECLINE);
        return Answers.copyOf(list);
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
        return Answers.copyOf(list);
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

    // ---- purchases (CV-BUY, CV-LUCK, CV-R-34)

    /// The places whose card can be had: a bit each for its cost, and a bit each above those for three L.
    private static int offers(Table table, int seat) {
        long have = Purse.unspent(table);
        boolean lucky = isLucky(table, have);
        Figures figures = table.figures();
        int offers = 0;
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            int card = table.track(place);
            if (card != 0) {
                long cost = figures.cost(card);
                int ways = Payment.payable(have, cost, Buying.discount(table, card)) ? 1 : 0;
                // CV-R-42 Not on a card without cost.
                ways |= lucky && cost != 0 ? 1 << Table.TRACK_PLACES : 0;
                if (ways != 0 && Buying.mayTake(table, seat, card)) {
                    offers |= ways << place;
                }
            }
        }
        return offers;
    }

    /// CV-LUCK-1
    private static boolean isLucky(Table table, long have) {
        return Symbols.count(have, Symbol.L) >= 3
                && Symbols.count(Purse.unspentWithoutEvents(table), Symbol.L) >= 3;
    }

    /// Whether each of these places can be paid for in one way only, as in most turns.
    private static boolean isPlain(Table table, int offers) {
        if (offers == 0) {
            return true;
        }
        if (table.hasDiscount() || !Payment.areAlike(table.sources())) {
            return false;
        }
        for (int left = offers & FOR_COST; left != 0; left &= left - 1) {
            int card = table.track(Integer.numberOfTrailingZeros(left));
            if (Symbols.count(table.figures().cost(card), Symbol.STAR) > 0) {
                return false;
            }
        }
        return true;
    }

    private static void addPurchases(Table table, int offers, List<CvAction> list) {
        boolean alike = Payment.areAlike(table.sources());
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            if ((offers >> place & 1) != 0) {
                int card = table.track(place);
                long cost = table.figures().cost(card);
                int discount = Buying.discount(table, card);
                list.add(SharedActions.FOR_COST[place]);
                if (!alike || discount > 0 || Symbols.count(cost, Symbol.STAR) > 0) {
                    addPayments(table, place, CvAction.Way.COST, cost, discount, list);
                }
            }
            if ((offers >> (place + Table.TRACK_PLACES) & 1) != 0) {
                list.add(SharedActions.FOR_LUCK[place]);
                if (!alike) {
                    addPayments(table, place, CvAction.Way.LUCK, Buying.THREE_LUCK, 0, list);
                }
            }
        }
    }

    private static void addPayments(
            Table table,
            int place,
            CvAction.Way way,
            long cost,
            int discount,
            List<CvAction> list) {
        boolean withEvents = way == CvAction.Way.COST;
        int telling = Kit.telling(table);
        if (cost == 0
                || (discount == 0 && Payment.isPlain(table.sources(), cost, withEvents, telling))) {
            return;
        }
        for (Payment.Choice choice :
                Payment.others(table.sources(), cost, discount, withEvents, telling)) {
            list.add(
                    new CvAction.Buy(
                            place + 1,
                            way,
                            Buying.refs(table, choice.sources()),
                            new Symbols(choice.waived())));
        }
    }
}
