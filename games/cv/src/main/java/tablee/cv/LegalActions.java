package tablee.cv;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Seat;

/// What a seat may decide now (register 5.2), from the open table and its own hand alone. The order is pinned: what moves the
/// game on as the phase lists it, then events by number, conversions, borrowing, and last the step that ends the phase.
final class LegalActions {

    /// Shared values for what playouts ask most.
    private static final CvAction.Throw[] THROW = new CvAction.Throw[128];

    private static final List<List<CvAction>> THROW_ONLY = new ArrayList<>();
    private static final List<List<CvAction>> THROWS_OR_STOP = new ArrayList<>();
    private static final List<CvAction> STOP = List.of(CvAction.STOP);
    private static final List<CvAction> END_BUY = List.of(CvAction.END_BUY);
    private static final CvAction.Buy[] FOR_COST = new CvAction.Buy[Table.TRACK_PLACES];
    private static final CvAction.Buy[] FOR_LUCK = new CvAction.Buy[Table.TRACK_PLACES];

    static {
        THROW_ONLY.add(List.of());
        for (int dice = 1; dice < 128; dice++) {
            THROW[dice] = new CvAction.Throw(dice);
            THROW_ONLY.add(List.of(THROW[dice]));
        }
        for (int free = 0; free < 128; free++) {
            var list = new ArrayList<CvAction>();
            for (int dice = 1; dice <= free; dice++) {
                if ((dice & ~free) == 0) {
                    list.add(THROW[dice]);
                }
            }
            list.add(CvAction.STOP);
            THROWS_OR_STOP.add(List.copyOf(list));
        }
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            FOR_COST[place] =
                    new CvAction.Buy(place + 1, CvAction.Way.COST, List.of(), Symbols.NONE);
            FOR_LUCK[place] =
                    new CvAction.Buy(place + 1, CvAction.Way.LUCK, List.of(), Symbols.NONE);
        }
    }

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
            case PLACE -> List.copyOf(Placing.forms(table, seat));
            case DECIDE -> List.copyOf(Placing.decisions(table, seat));
            case ASSIST -> assist(table, seat);
            case SETUP, DRAFT_1, DRAFT_2, THROWN, GAME_OVER -> List.of();
        };
    }

    private static List<CvAction> draft(int offer) {
        var keeps = new ArrayList<CvAction>();
        for (int card : Setup.numbers(offer)) {
            keeps.add(new CvAction.Keep(card));
        }
        return List.copyOf(keeps);
    }

    // ------------------------------------------------------------------ rolling

    private static List<CvAction> roll(Table table, int seat, int hidden) {
        List<CvAction> base;
        if (table.throwsMade() == 0) {
            base = THROW_ONLY.get((1 << table.dice()) - 1);
        } else if (table.throwsLeft() <= 0) {
            base = STOP;
        } else {
            base = rethrows(table);
        }
        return hidden == 0 && table.known[seat] == 0 ? base : withPlays(base, table, seat, hidden);
    }

    private static List<CvAction> rethrows(Table table) {
        int unthrown = Rolling.unthrown(table);
        int free = Rolling.free(table);
        int frozen = Rolling.therapyReady(table) ? Rolling.frozen(table) : 0;
        if (unthrown == 0 && frozen == 0) {
            return THROWS_OR_STOP.get(free);
        }
        var list = new ArrayList<CvAction>();
        addThrows(table, unthrown, free, frozen, 0, list);
        if (unthrown == 0) {
            list.add(CvAction.STOP);
        }
        return List.copyOf(list);
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
                list.add(THROW[dice]);
            }
        }
    }

    // ------------------------------------------------------------------ events

    private static List<CvAction> withPlays(
            List<CvAction> base, Table table, int seat, int hidden) {
        var plays = new ArrayList<CvAction>(0);
        addPlays(table, seat, hidden, plays);
        if (plays.isEmpty()) {
            return base;
        }
        var list = new ArrayList<CvAction>(base.size() + plays.size());
        list.addAll(base);
        list.addAll(plays);
        return java.util.Collections.unmodifiableList(list);
    }

    private static void addPlays(Table table, int seat, int hidden, List<CvAction> list) {
        for (int left = hidden; left != 0; left &= left - 1) {
            addPlay(table, Integer.numberOfTrailingZeros(left), list);
        }
        for (long left = table.known[seat]; left != 0; left &= left - 1) {
            addPlay(table, table.deck().event(Long.numberOfTrailingZeros(left)), list);
        }
    }

    private static void addPlay(Table table, int card, List<CvAction> list) {
        if (mayPlay(table, card)) {
            list.add(new CvAction.Play(card));
        }
    }

    /// CV-R-27 Only where it can have an effect.
    static boolean mayPlay(Table table, int number) {
        if ((table.deck().moments[number] >> table.bytes[Table.PHASE] & 1) == 0) {
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
        var list = new ArrayList<CvAction>();
        for (int card : table.active(seat)) {
            list.add(new CvAction.Discard(card));
        }
        addPlays(table, seat, hidden, list);
        addConversions(table, list);
        if (table.bytes[Table.RESUME] == CvPhase.ROLL.index() && Rolling.therapyReady(table)) {
            addThrows(table, 0, Rolling.free(table), Rolling.frozen(table), 1, list);
        }
        return List.copyOf(list);
    }

    // ------------------------------------------------------------------ buying

    private static List<CvAction> buy(Table table, int seat, int hidden) {
        boolean handy = hidden != 0 || table.known[seat] != 0;
        List<CvAction> list = List.of();
        if (table.bytes[Table.BOUGHT] < Buying.MOST_CARDS) {
            list = purchases(table, seat);
        }
        boolean helpers = hasHelpers(table);
        if (list.isEmpty() && !handy && !helpers) {
            return END_BUY;
        }
        var all = new ArrayList<CvAction>(list);
        if (handy) {
            addPlays(table, seat, hidden, all);
        }
        if (helpers) {
            addConversions(table, all);
            addBorrowing(table, all);
        }
        all.add(CvAction.END_BUY);
        return java.util.Collections.unmodifiableList(all);
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

    private static List<CvAction> purchases(Table table, int seat) {
        long have = table.unspent();
        boolean lucky =
                Symbols.count(have, Symbol.L) >= 3
                        && Symbols.count(table.unspentWithoutEvents(), Symbol.L) >= 3;
        var list = new ArrayList<CvAction>(4);
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            int card = table.track(place);
            if (card != 0) {
                long cost = table.deck().cost[card];
                int discount = Buying.discount(table, card);
                boolean paid = Payment.payable(have, cost, discount);
                if ((paid || (lucky && cost != 0)) && Buying.mayTake(table, seat, card)) {
                    if (paid) {
                        list.add(FOR_COST[place]);
                        addOthers(table, place, CvAction.Way.COST, cost, discount, list);
                    }
                    // CV-R-42 Not on a card without cost.
                    if (lucky && cost != 0) {
                        list.add(FOR_LUCK[place]);
                        addOthers(table, place, CvAction.Way.LUCK, Buying.THREE_LUCK, 0, list);
                    }
                }
            }
        }
        return list;
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
        for (int to = 0; to <= Symbol.B; to++) {
            if ((targets >> to & 1) != 0) {
                list.add(
                        new CvAction.Convert(
                                table.kit[position],
                                Source.ref(table.sources, index),
                                Symbol.of(to)));
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
                    list.add(new CvAction.Pay(card, List.of()));
                    if (!Payment.isPlain(table.sources, cost, withEvents, converters(table))) {
                        for (Payment.Choice choice :
                                Payment.others(
                                        table.sources, cost, 0, withEvents, converters(table))) {
                            list.add(new CvAction.Pay(card, Buying.refs(table, choice.sources())));
                        }
                    }
                }
                if (!Upkeep.mustPay(table, card)) {
                    list.add(new CvAction.LetGo(card));
                }
            }
        }
        addPlays(table, seat, hidden, list);
        addConversions(table, list);
        addBorrowing(table, list);
        return List.copyOf(list);
    }

    private static List<CvAction> assist(Table table, int seat) {
        var list = new ArrayList<CvAction>();
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            if (table.track(place) != 0 && Buying.mayTake(table, seat, table.track(place))) {
                list.add(new CvAction.Take(place + 1));
            }
        }
        list.add(CvAction.DECLINE);
        return List.copyOf(list);
    }
}
