package tablee.cv;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tablee.engine.Seat;

/// What a seat may decide now (register 5.2), from the open table and its own hand alone. The order is pinned: what moves the
/// game on as the phase lists it, then events by number, conversions, borrowing, and last the step that ends the phase.
final class LegalActions {

    private LegalActions() {}

    /// @param hidden the seat's childhood cards, a bit for each number
    /// @param offer what it chooses from in the draft, likewise
    static List<CvAction> of(Table table, int seat, int hidden, int offer) {
        CvPhase phase = table.phase();
        if (phase == CvPhase.DRAFT_1 || phase == CvPhase.DRAFT_2) {
            return (table.bytes[Table.CHOSEN] >> seat & 1) != 0 ? List.of() : draft(offer);
        }
        if (seat != table.actor()) {
            return List.of();
        }
        return switch (phase) {
            case ROLL -> roll(table, seat, hidden);
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

    // ------------------------------------------------------------------ rolling

    private static List<CvAction> roll(Table table, int seat, int hidden) {
        List<CvAction> base;
        if (table.throwsMade() == 0) {
            base = SharedActions.throwAll(table.dice());
        } else if (table.throwsLeft() <= 0) {
            base = SharedActions.STOP;
        } else {
            base = rethrows(table);
        }
        return isHandy(table, seat, hidden) ? withPlays(base, table, seat, hidden) : base;
    }

    private static List<CvAction> rethrows(Table table) {
        int unthrown = Rolling.unthrown(table);
        int free = Rolling.free(table);
        int frozen = Rolling.therapyReady(table) ? Rolling.frozen(table) : 0;
        if (unthrown == 0 && frozen == 0) {
            return SharedActions.throwsOrStop(free);
        }
        var list = new ArrayList<CvAction>();
        addThrows(table, unthrown, free, frozen, 0, list);
        if (unthrown == 0) {
            list.add(CvAction.STOP);
        }
        return Collections.unmodifiableList(list);
    }

    /// All sets of dice that contain `needed`, at least `atLeastFrozen` frozen ones, and no more than CV-R-25 allows.
    private static void addThrows(
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

    // ------------------------------------------------------------------ events

    /// Whether the hand holds anything for this phase. Most hands are passed over by this alone.
    private static boolean isHandy(Table table, int seat, int hidden) {
        int phase = table.bytes[Table.PHASE];
        return (hidden & table.deck().hiddenMoments[phase]) != 0
                || (table.known[seat] & table.deck().knownMoments[phase]) != 0;
    }

    private static List<CvAction> withPlays(
            List<CvAction> base, Table table, int seat, int hidden) {
        var list = new ArrayList<CvAction>(base.size() + 2);
        list.addAll(base);
        addPlays(table, seat, hidden, list);
        return list.size() == base.size() ? base : Collections.unmodifiableList(list);
    }

    private static void addPlays(Table table, int seat, int hidden, List<CvAction> list) {
        int phase = table.bytes[Table.PHASE];
        Deck deck = table.deck();
        for (int left = hidden & deck.hiddenMoments[phase]; left != 0; left &= left - 1) {
            addPlay(table, Integer.numberOfTrailingZeros(left), list);
        }
        for (long left = table.known[seat] & deck.knownMoments[phase];
                left != 0;
                left &= left - 1) {
            addPlay(table, deck.event(Long.numberOfTrailingZeros(left)), list);
        }
    }

    private static void addPlay(Table table, int card, List<CvAction> list) {
        if (mayPlay(table, card)) {
            list.add(SharedActions.PLAY[card]);
        }
    }

    /// CV-R-27 Only where it can have an effect.
    static boolean mayPlay(Table table, int number) {
        if (!table.deck().isFor(number, table.bytes[Table.PHASE])) {
            return false;
        }
        Card.EventEffect effect = table.deck().card(number).event();
        if (effect.oldAgeOnly() && !table.isOldAge()) {
            return false;
        }
        return switch (table.phase()) {
            case ROLL ->
                    (effect.extraDice() > 0
                                    && table.throwsLeft() > 0
                                    && table.dice() < Rolling.MOST_DICE)
                            || (effect.extraThrows() > 0
                                    && table.throwsMade() > 0
                                    && Rolling.free(table) != 0);
            case MISFORTUNE -> effect.insurance();
            case BUY ->
                    (!effect.symbols().isEmpty() && symbolsHelp(table))
                            || (effect.discount() > 0 && discountHelps(table, effect));
            case UPKEEP ->
                    !effect.symbols().isEmpty()
                            && table.options().eventsAnyMoment()
                            && !isFresh(table, number);
            case SETUP, DRAFT_1, DRAFT_2, THROWN, PLACE, DECIDE, ASSIST, GAME_OVER -> false;
        };
    }

    private static boolean symbolsHelp(Table table) {
        if (table.options().eventsAnyMoment() && Upkeep.isOwed(table)) {
            return true;
        }
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            if (table.track(place) != 0) {
                return table.bytes[Table.BOUGHT] < Buying.MOST_CARDS;
            }
        }
        return false;
    }

    private static boolean discountHelps(Table table, Card.EventEffect effect) {
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            int card = table.track(place);
            if (card != 0
                    && table.deck().cost[card] != 0
                    && table.deck().card(card).has(effect.discounted())) {
                return table.bytes[Table.BOUGHT] < Buying.MOST_CARDS;
            }
        }
        return false;
    }

    /// CV-R-29
    private static boolean isFresh(Table table, int card) {
        return table.bytes[Table.FRESH] == card || table.bytes[Table.FRESH + 1] == card;
    }

    // ------------------------------------------------------------------ misfortune

    /// CV-R-46
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
        addPlays(table, seat, hidden, list);
        addConversions(table, list);
        if (table.bytes[Table.RESUME] == CvPhase.ROLL.index() && Rolling.therapyReady(table)) {
            addThrows(table, 0, Rolling.free(table), Rolling.frozen(table), 1, list);
        }
        return Collections.unmodifiableList(list);
    }

    // ------------------------------------------------------------------ buying

    private static List<CvAction> buy(Table table, int seat, int hidden) {
        boolean handy = isHandy(table, seat, hidden);
        boolean helpers = hasHelpers(table);
        int offers = table.bytes[Table.BOUGHT] < Buying.MOST_CARDS ? offers(table, seat) : 0;
        if (offers == 0 && !handy && !helpers) {
            return SharedActions.END_BUY;
        }
        var list = new ArrayList<CvAction>(8);
        if (offers != 0) {
            addPurchases(table, offers, list);
        }
        if (handy) {
            addPlays(table, seat, hidden, list);
        }
        if (helpers) {
            addConversions(table, list);
            addBorrowing(table, list);
        }
        list.add(CvAction.END_BUY);
        return Collections.unmodifiableList(list);
    }

    /// Whether the kit holds anything that changes or borrows symbols.
    private static boolean hasHelpers(Table table) {
        for (byte card : table.kit) {
            if (table.deck().converts[card] || table.deck().borrows[card]) {
                return true;
            }
        }
        return false;
    }

    /// The places whose card can be had: a bit each for its cost, and a bit each above those for three L.
    private static int offers(Table table, int seat) {
        long have = table.unspent();
        boolean lucky = isLucky(table, have);
        Deck deck = table.deck();
        int offers = 0;
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            int card = table.track(place);
            if (card != 0) {
                long cost = deck.cost[card];
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
                && Symbols.count(table.unspentWithoutEvents(), Symbol.L) >= 3;
    }

    private static void addPurchases(Table table, int offers, List<CvAction> list) {
        boolean alike = Payment.areAlike(table.sources);
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            if ((offers >> place & 1) != 0) {
                int card = table.track(place);
                long cost = table.deck().cost[card];
                int discount = Buying.discount(table, card);
                list.add(SharedActions.FOR_COST[place]);
                if (!alike || discount > 0 || Symbols.count(cost, Symbol.STAR) > 0) {
                    addOthers(table, place, CvAction.Way.COST, cost, discount, list);
                }
            }
            if ((offers >> (place + Table.TRACK_PLACES) & 1) != 0) {
                list.add(SharedActions.FOR_LUCK[place]);
                if (!alike) {
                    addOthers(table, place, CvAction.Way.LUCK, Buying.THREE_LUCK, 0, list);
                }
            }
        }
    }

    private static void addOthers(
            Table table,
            int place,
            CvAction.Way way,
            long cost,
            int discount,
            List<CvAction> list) {
        boolean withEvents = way == CvAction.Way.COST;
        boolean converters = converters(table);
        if (cost == 0
                || (discount == 0
                        && Payment.isPlain(table.sources, cost, withEvents, converters))) {
            return;
        }
        for (Payment.Choice choice :
                Payment.others(table.sources, cost, discount, withEvents, converters)) {
            list.add(
                    new CvAction.Buy(
                            place + 1,
                            way,
                            Buying.refs(table, choice.sources()),
                            new Symbols(choice.waived())));
        }
    }

    private static boolean converters(Table table) {
        for (byte card : table.kit) {
            if (table.deck().converts[card]) {
                return true;
            }
        }
        return false;
    }

    // ------------------------------------------------------------------ helpers of the kit

    /// CV-R-14 In MISFORTUNE only what shows B.
    private static void addConversions(Table table, List<CvAction> list) {
        boolean onlyBadLuck = table.is(CvPhase.MISFORTUNE);
        for (int position = 0; position < table.kit.length; position++) {
            if (table.deck().converts[table.kit[position]]) {
                for (int i = 0; i < table.sources.length; i++) {
                    if (!onlyBadLuck || Source.symbol(table.sources[i]) == Symbol.B) {
                        addConversions(table, position, i, list);
                    }
                }
            }
        }
    }

    private static void addConversions(Table table, int position, int index, List<CvAction> list) {
        int targets = Conversion.targets(table, position, table.sources[index]);
        if (targets == 0) {
            return;
        }
        Source.Ref source = Source.ref(table.sources, index);
        for (int to = 0; to <= Symbol.B; to++) {
            if ((targets >> to & 1) != 0) {
                list.add(SharedActions.convert(table.deck(), table.kit[position], source, to));
            }
        }
    }

    /// CV-CARD-36, CV-R-18
    private static void addBorrowing(Table table, List<CvAction> list) {
        if (table.flag(Table.BORROW_USED) || !table.kitHas(Special.BORROW_WORK)) {
            return;
        }
        int left = (table.turn() + 1) % table.seats();
        int right = (table.turn() + table.seats() - 1) % table.seats();
        addBorrowing(table, left, list);
        if (right != left) {
            addBorrowing(table, right, list);
        }
    }

    private static void addBorrowing(Table table, int neighbour, List<CvAction> list) {
        long gains = table.deck().gains[table.top(neighbour, Category.WORK.index())];
        for (Symbol symbol : Symbol.ALL) {
            if (Symbols.count(gains, symbol.index()) > 0) {
                list.add(new CvAction.Borrow(Seat.of(neighbour), symbol));
            }
        }
    }

    // ------------------------------------------------------------------ upkeep, assistance

    /// CV-R-57
    private static List<CvAction> upkeep(Table table, int seat, int hidden) {
        var list = new ArrayList<CvAction>();
        boolean withEvents = table.options().eventsAnyMoment();
        for (int position = 0; position < table.kit.length; position++) {
            if (table.owes(position)) {
                int card = table.kit[position];
                long cost = table.deck().upkeep[card];
                if (Payment.payable(Upkeep.purse(table), cost)) {
                    list.add(SharedActions.PAY[card]);
                    if (!Payment.isPlain(table.sources, cost, withEvents, converters(table))) {
                        for (Payment.Choice choice :
                                Payment.others(
                                        table.sources, cost, 0, withEvents, converters(table))) {
                            list.add(new CvAction.Pay(card, Buying.refs(table, choice.sources())));
                        }
                    }
                }
                if (!Upkeep.mustPay(table, card)) {
                    list.add(SharedActions.LET_GO[card]);
                }
            }
        }
        addPlays(table, seat, hidden, list);
        addConversions(table, list);
        addBorrowing(table, list);
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
}
