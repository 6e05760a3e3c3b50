package tablee.cv;

import java.util.List;
import tablee.engine.Refused;
import tablee.engine.Seat;

/// Why an action that is not on the list is not on it: the clause and a sentence. Says nothing that the seat does not know
/// (CV-INFO-24).
final class Refusals {

    private final CvView view;
    private final Table table;
    private final int me;

    private Refusals(CvView view) {
        this.view = view;
        this.table = view.table();
        this.me = view.me();
    }

    /// For an action that the view does not list.
    static Refused explain(CvView view, CvAction action) {
        return new Refusals(view).why(action);
    }

    private static Refused no(String clause, String key, Object... args) {
        return Refused.of("CV-" + clause, "cv.no." + key, args);
    }

    private Refused why(CvAction action) {
        if (table.is(CvPhase.GAME_OVER)) {
            return no("END-1", "over");
        }
        if (me < 0 || !view.awaited().contains(Seat.of(me))) {
            return no("FLOW-2", "turn");
        }
        return switch (action) {
            case CvAction.Keep(int card) -> inDraft() ? no("SETUP-11", "offer", card) : phase();
            case CvAction.Throw(int dice) -> throwing(dice);
            case CvAction.Stop() -> stopping();
            case CvAction.Play(int card) -> playing(card);
            case CvAction.Convert convert -> converting(convert);
            case CvAction.Borrow borrow -> borrowing(borrow);
            case CvAction.Buy buy -> table.is(CvPhase.BUY) ? buying(buy) : phase();
            case CvAction.EndBuy() -> phase();
            case CvAction.Discard(int card) ->
                    table.is(CvPhase.MISFORTUNE) ? no("MISF-3", "active", card) : phase();
            case CvAction.Pay(int card, List<Source.Ref> sources) ->
                    table.is(CvPhase.UPKEEP) ? paying(card, !sources.isEmpty()) : phase();
            case CvAction.LetGo(int card) -> table.is(CvPhase.UPKEEP) ? lettingGo(card) : phase();
            case CvAction.Place(int card, Category category, int depth) ->
                    table.is(CvPhase.PLACE) ? placing(card, category, depth) : phase();
            case CvAction.LayAside(int card) ->
                    !table.is(CvPhase.PLACE)
                            ? phase()
                            : table.acquired().contains(card)
                                    ? no("BICO-3", "aside", card)
                                    : no("PLACE-1", "acquired", card);
            case CvAction.Decide(int card, Category category, int depth) ->
                    table.is(CvPhase.DECIDE) ? deciding(card, category, depth) : phase();
            case CvAction.Take(int place) ->
                    table.is(CvPhase.ASSIST) ? taking(place, "AID-4") : phase();
            case CvAction.Decline() -> phase();
        };
    }

    private boolean inDraft() {
        return table.is(CvPhase.DRAFT_1) || table.is(CvPhase.DRAFT_2);
    }

    private Refused phase() {
        return no("FLOW-3", "phase", Messages.phase(table.phase()));
    }

    private Refused throwing(int dice) {
        boolean rolling = table.is(CvPhase.ROLL);
        boolean therapy =
                table.is(CvPhase.MISFORTUNE) && table.bytes[Table.RESUME] == CvPhase.ROLL.index();
        if (!rolling && !therapy) {
            return phase();
        }
        if (table.throwsMade() == 0) {
            return no("R-23", "firstThrow", table.dice());
        }
        if (table.throwsLeft() <= 0) {
            return no("DICE-4", "throws");
        }
        if (dice >= 1 << table.dice()) {
            return no("DICE-3", "noDie", table.dice());
        }
        if (therapy) {
            return no("R-46", "misfortuneFirst");
        }
        int unthrown = Rolling.unthrown(table);
        if ((dice & unthrown) != unthrown) {
            return no("R-24", "unthrown");
        }
        if ((dice & Rolling.frozen(table)) != 0) {
            return Rolling.therapyReady(table)
                    ? no("CARD-53", "therapyOne")
                    : no("DICE-6", "frozen");
        }
        return no("R-19", "changedDie");
    }

    private Refused stopping() {
        if (!table.is(CvPhase.ROLL)) {
            return phase();
        }
        return table.throwsMade() == 0
                ? no("R-23", "firstThrow", table.dice())
                : no("R-24", "unthrown");
    }

    private Refused playing(int number) {
        if (!view.hand().contains(number)) {
            return no("BUY-5", "hand", number);
        }
        Card.EventEffect effect = table.deck().card(number).event();
        if (effect.oldAgeOnly() && !table.isOldAge()) {
            return no("CARD-29.2", "oldAge");
        }
        if (table.is(CvPhase.UPKEEP) && !effect.symbols().isEmpty()) {
            return table.options().eventsAnyMoment()
                    ? no("R-29", "fresh")
                    : no("BUY-8", "whileBuying");
        }
        if (table.is(CvPhase.ROLL) && effect.extraDice() > 0) {
            return no("R-24", "noThrowForDice");
        }
        return no("R-27", "noEffect", Messages.phase(table.phase()));
    }

    private Refused converting(CvAction.Convert convert) {
        boolean may =
                table.is(CvPhase.BUY) || table.is(CvPhase.UPKEEP) || table.is(CvPhase.MISFORTUNE);
        if (!may) {
            return phase();
        }
        int position = Kit.position(table, convert.card());
        if (position < 0 || !table.deck().converts[convert.card()]) {
            return no("R-10", "kit", convert.card());
        }
        int index = Source.index(table.sources, convert.source());
        if (index < 0 || !Payment.usable(table.sources[index], true)) {
            return no("R-14", "source", convert.source().toString());
        }
        int source = table.sources[index];
        if (Source.hasActed(source, position)) {
            return no("R-14", "actedTwice");
        }
        return whyNotConverted(table.deck().card(convert.card()).special(), source);
    }

    private Refused whyNotConverted(Special special, int source) {
        int symbol = Source.symbol(source);
        boolean event = Source.origin(source) == Source.EVENT;
        if (special == Special.CHANGE_ONE) {
            if (table.flag(Table.CHANGE_USED)) {
                return no("CARD-35.1", "once");
            }
            return event ? no("R-15", "noEvent") : no("CARD-35.2", "notLuck");
        }
        if (special == Special.BAD_LUCK_TO_ANY) {
            if (table.flag(Table.TRIP_USED)) {
                return no("R-16", "once");
            }
            return event ? no("R-16", "noEvent") : no("CARD-45", "onlyBadLuck");
        }
        if (table.is(CvPhase.MISFORTUNE) && symbol != Symbol.B) {
            return no("R-46", "onlyBadLuck");
        }
        return no("R-17", "arrow");
    }

    private Refused borrowing(CvAction.Borrow borrow) {
        if (!table.is(CvPhase.BUY) && !table.is(CvPhase.UPKEEP)) {
            return phase();
        }
        if (!Kit.has(table, Special.BORROW_WORK)) {
            return no("CARD-36.1", "noFriend");
        }
        if (table.flag(Table.BORROW_USED)) {
            return no("CARD-36.2", "once");
        }
        return no("R-18", "loan", borrow.neighbour(), Character.toString(borrow.symbol().letter()));
    }

    private Refused buying(CvAction.Buy buy) {
        if (table.bytes[Table.BOUGHT] >= Buying.MOST_CARDS) {
            return no("R-41", "two");
        }
        int card = table.track(buy.place() - 1);
        if (card == 0 || !Buying.mayTake(table, me, card)) {
            return taking(buy.place(), buy.way() == CvAction.Way.LUCK ? "LUCK-2" : "BUY-12");
        }
        long cost = table.deck().cost[card];
        if (buy.way() == CvAction.Way.LUCK) {
            if (cost == 0) {
                return no("R-42", "luckFree");
            }
            boolean lucky = Symbols.count(Purse.unspentWithoutEvents(table), Symbol.L) >= 3;
            return lucky ? no("R-34", "payment") : no("LUCK-1", "threeLuck");
        }
        int discount = Buying.discount(table, card);
        return Payment.payable(Purse.unspent(table), cost, discount)
                ? no("R-34", "payment")
                : no("BUY-2", "cost", new Symbols(cost).toString());
    }

    private Refused taking(int place, String conditionClause) {
        int card = table.track(place - 1);
        if (card == 0) {
            return no("BUY-1", "empty", place);
        }
        return Buying.isBanned(table, me, card)
                ? no("CARD-41.2", "retired")
                : no(conditionClause, "condition", card);
    }

    private Refused paying(int card, boolean named) {
        int position = Kit.position(table, card);
        if (position < 0 || !Kit.owes(table, position)) {
            return no("R-55", "owes", card);
        }
        return named && Payment.payable(Upkeep.purse(table), table.deck().upkeep[card])
                ? no("R-34", "payment")
                : no("UPKEEP-3", "cost", new Symbols(table.deck().upkeep[card]).toString());
    }

    private Refused lettingGo(int card) {
        int position = Kit.position(table, card);
        return position < 0 || !Kit.owes(table, position)
                ? no("R-55", "owes", card)
                : no("R-57", "mustPay", card);
    }

    private Refused placing(int card, Category category, int depth) {
        if (!table.acquired().contains(card)) {
            return no("PLACE-1", "acquired", card);
        }
        if (!table.deck().card(card).has(category)) {
            return no("PLACE-2", "category", card);
        }
        boolean open =
                Placing.forms(table, me).stream()
                        .anyMatch(
                                form ->
                                        form instanceof CvAction.Place place
                                                && place.card() == card
                                                && place.category() == category);
        if (!open) {
            return table.deck().isWork(card) && table.isRetired(me)
                    ? no("R-37", "retired")
                    : no("R-50", "putOff", card);
        }
        return depth(category, depth);
    }

    private Refused depth(Category category, int depth) {
        return category.mayGoUnder() ? no("R-52", "depth", depth) : no("PLACE-8", "onTop");
    }

    private Refused deciding(int card, Category category, int depth) {
        if (Placing.dueDecision(table, me) != card) {
            return no("R-51", "dueFirst", Placing.dueDecision(table, me));
        }
        return table.deck().card(card).has(category)
                ? depth(category, depth)
                : no("BICO-2", "category", card);
    }
}
