package tablee.cv.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.cv.content.Card;
import tablee.cv.content.Category;
import tablee.cv.content.Condition;
import tablee.cv.content.Special;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;

/// The second part of a turn: acquiring cards (CV-BUY, CV-LUCK), and the steps that bring the symbols for it.
final class Buying {

    static final int MOST_CARDS = 2;

    /// CV-LUCK-1 Three L instead of any cost.
    static final long THREE_LUCK = 3 * Symbols.one(Symbol.L);

    private Buying() {}

    /// CV-CARD-41.1, CV-CARD-57, CV-R-38, CV-BUY-12, CV-R-37 Whether this seat may take the card at all, whatever pays for it.
    static boolean mayTake(Table table, int seat, int card) {
        return !isBanned(table, seat, card)
                && (!table.figures().isConditional(card)
                        || isMet(table.deck().card(card).condition(), table, seat));
    }

    /// CV-CARD-42, CV-R-39 Against the CV as it lies now (CV-R-36): cards bought in this turn are not in it yet.
    static boolean isMet(Condition condition, Table table, int seat) {
        return switch (condition) {
            case Condition.None() -> true;
            case Condition.AtLeast(Category category, int n) -> table.count(seat, category) >= n;
            case Condition.NoneOf(Category category) -> table.count(seat, category) == 0;
            case Condition.Owns(int number) -> Stacks.owns(table, seat, number);
            case Condition.OwnsActive(int number) -> table.isActive(seat, number);
            case Condition.All(List<Condition> parts) ->
                    parts.stream().allMatch(part -> isMet(part, table, seat));
        };
    }

    /// CV-CARD-41.2 A two-colour card may still be taken as its other category.
    static boolean isBanned(Table table, int seat, int card) {
        return table.isRetired(seat)
                && table.figures().first(card) == Category.WORK.index()
                && table.figures().second(card) == Category.WORK.index();
    }

    /// CV-R-32 A two-colour card fits if either colour does.
    static int discount(Table table, int card) {
        int first = table.figures().first(card);
        int second = table.figures().second(card);
        if (first >= Category.STACKS) {
            return 0;
        }
        return table.discountOn(first) + (second == first ? 0 : table.discountOn(second));
    }

    /// CV-BUY-10, CV-LUCK-3, CV-LUCK-4, CV-BUY-9
    static void buy(Step step, CvAction.Buy buy) {
        Table table = step.table;
        int card = table.track(buy.place() - 1);
        long indices = paying(table, buy);
        if (buy.way() == CvAction.Way.COST) {
            useDiscount(step, card);
        }
        if (step.told()) {
            List<Source.Ref> sources = refs(table, indices);
            step.events.add(
                    new CvEvent.Bought(
                            step.seat(step.turn()),
                            card,
                            buy.place(),
                            buy.way(),
                            sources,
                            Purse.shown(table, sources)));
        }
        step.spend(indices);
        step.table.bought(step.table.bought() + 1);
        acquire(step, step.turn(), buy.place(), card);
    }

    /// Whether what lies there pays for this card as it shows.
    static boolean isPayable(Table table, int card, CvAction.Way way) {
        return way == CvAction.Way.LUCK
                ? Symbols.pays(Purse.unspentWithoutEvents(table), THREE_LUCK)
                : Payment.payable(
                        Purse.unspent(table), table.figures().cost(card), discount(table, card));
    }

    /// CV-R-40, CV-CARD-60.1, CV-CARD-60.2 The sources that a purchase takes: those it names, or the canonical payment of CV-R-34.
    static long paying(Table table, CvAction.Buy buy) {
        if (!buy.sources().isEmpty() || !buy.waived().isEmpty()) {
            return indices(table, buy.sources());
        }
        int card = table.track(buy.place() - 1);
        return buy.way() == CvAction.Way.LUCK
                ? Payment.canonical(table.sources(), THREE_LUCK, false)
                : Payment.canonical(
                                table.sources(),
                                Purse.unspent(table),
                                table.figures().cost(card),
                                discount(table, card),
                                true)
                        .sources();
    }

    /// CV-R-35 Leaves the track at once and lies aside until it is placed.
    static void acquire(Step step, int seat, int place, int card) {
        Table table = step.table;
        table.track(place - 1, 0);
        table.acquire(card, table.isRetired(seat));
        if (step.deck.card(card).special() == Special.NO_MORE_WORK) {
            table.retire(seat);
        }
    }

    /// CV-R-32 Used up by the next card of the category, but not by one taken for three L.
    private static void useDiscount(Step step, int card) {
        if (discount(step.table, card) > 0) {
            step.table.discountOn(step.figures.first(card), 0);
            step.table.discountOn(step.figures.second(card), 0);
        }
    }

    static long indices(Table table, List<Source.Ref> refs) {
        long indices = 0;
        for (Source.Ref ref : refs) {
            indices |= 1L << Source.index(table.sources(), ref);
        }
        return indices;
    }

    static List<Source.Ref> refs(Table table, long indices) {
        var refs = new ArrayList<Source.Ref>();
        for (long left = indices; left != 0; left &= left - 1) {
            refs.add(Source.ref(table.sources(), Long.numberOfTrailingZeros(left)));
        }
        refs.sort(null);
        return refs;
    }

    /// CV-R-28, CV-CARD-29.1, CV-R-27 Everything on the event that can still have an effect.
    static void play(Step step, int number) {
        Card.EventEffect effect = step.deck.card(number).event();
        step.playFromHand(number);
        switch (step.table.phase()) {
            case ROLL -> {
                Rolling.addDice(step, effect.extraDice());
                step.table.throwsAllowed(step.table.throwsAllowed() + effect.extraThrows());
                symbols(step, effect);
            }
            case BUY -> {
                symbols(step, effect);
                int category = effect.discounted().index();
                int before = step.table.discountOn(category);
                step.table.discountOn(category, before + effect.discount());
            }
            case UPKEEP -> symbols(step, effect);
            case MISFORTUNE -> Misfortune.settled(step);
            case SETUP, DRAFT_1, DRAFT_2, THROWN, PLACE, DECIDE, ASSIST, GAME_OVER ->
                    throw new IllegalStateException("no event is played in " + step.table.phase());
        }
    }

    private static void symbols(Step step, Card.EventEffect effect) {
        step.addSources(Source.EVENT, effect.symbols().packed());
    }

    /// CV-R-14 The new symbol holds to the end of the turn.
    static void convert(Step step, CvAction.Convert convert) {
        Table table = step.table;
        int index = Source.index(table.sources(), convert.source());
        int source = table.sources()[index];
        int position = Kit.position(table, convert.card());
        switch (step.deck.card(convert.card()).special()) {
            case CHANGE_ONE -> table.raise(Table.Mark.CHANGE_USED);
            case BAD_LUCK_TO_ANY -> table.raise(Table.Mark.TRIP_USED);
            case NONE, BORROW_WORK, NO_MORE_WORK, REROLL_BAD_LUCK, COUNT_DOUBLE, FIRST_PLAYER -> {}
        }
        step.replaceSource(index, Source.converted(source, position, convert.to().index()));
        if (step.told()) {
            step.events.add(
                    new CvEvent.Converted(
                            step.seat(step.turn()),
                            convert.card(),
                            convert.source(),
                            Symbol.of(Source.symbol(source)),
                            convert.to()));
        }
    }

    /// CV-CARD-36.3 The neighbour loses nothing.
    static void borrow(Step step, CvAction.Borrow borrow) {
        step.table.raise(Table.Mark.BORROW_USED);
        step.addSources(Source.BORROWED, Symbols.one(borrow.symbol().index()));
        if (step.told()) {
            step.events.add(
                    new CvEvent.Borrowed(
                            step.seat(step.turn()), borrow.neighbour(), borrow.symbol()));
        }
    }
}
