package tablee.cv.rules;

import java.util.Optional;
import tablee.cv.content.Category;
import tablee.cv.content.Symbols;
import tablee.engine.Message;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Words;

/// Why an action that is not on the list is not on it: the clause and a sentence. Says nothing that the seat does not know
/// (CV-INFO-24).
final class Refusals {

    private final CvView view;
    private final Table table;
    private final int me;
    private final HelpRefusals help;

    private Refusals(CvView view) {
        this.view = view;
        this.table = view.table();
        this.me = view.me();
        this.help = new HelpRefusals(view);
    }

    /// For an action that the view does not list.
    static Refused explain(CvView view, CvAction action) {
        return new Refusals(view).why(action);
    }

    static Refused no(String clause, String key, Object... args) {
        return Refused.of("CV-" + clause, "cv.no." + key, args);
    }

    private Words name(int card) {
        return table.deck().card(card).name();
    }

    /// CV-R-79
    private Refused why(CvAction action) {
        if (table.is(CvPhase.GAME_OVER)) {
            return no("END-1", "over");
        }
        if (me < 0 || !view.awaited().contains(Seat.of(me))) {
            return notAsked();
        }
        return untimely(action).orElseGet(() -> timely(action));
    }

    private Refused notAsked() {
        if (view.awaited().isEmpty()) {
            return no("FLOW-2", "chance");
        }
        return me >= 0 && inDraft() ? no("R-6", "chosen") : no("FLOW-2", "turn", view.awaited());
    }

    private boolean inDraft() {
        return table.is(CvPhase.DRAFT_1) || table.is(CvPhase.DRAFT_2);
    }

    /// An action that belongs to another moment: what it is for, and what is asked now. Events say themselves what they are good for.
    private Optional<Refused> untimely(CvAction action) {
        if (isOf(table.phase(), action)) {
            return Optional.empty();
        }
        // CV-R-46 What the misfortune interrupts waits.
        int resume = table.is(CvPhase.MISFORTUNE) ? table.resume() : 0;
        if (resume > 0 && isOf(CvPhase.ALL.get(resume), action)) {
            return Optional.of(no("R-46", "misfortuneFirst"));
        }
        Message purpose = Message.of("cv.when." + CvAction.verb(action));
        return Optional.of(no("FLOW-3", "untimely", purpose, view.asked()));
    }

    /// Register 5.2
    private boolean isOf(CvPhase phase, CvAction action) {
        return switch (action) {
            case CvAction.Keep _ -> phase == CvPhase.DRAFT_1 || phase == CvPhase.DRAFT_2;
            case CvAction.Throw _ ->
                    phase == CvPhase.ROLL
                            || (phase == CvPhase.MISFORTUNE
                                    && table.resume() == CvPhase.ROLL.index());
            case CvAction.Stop _ -> phase == CvPhase.ROLL;
            case CvAction.Play _ -> true;
            case CvAction.Convert _ ->
                    phase == CvPhase.BUY || phase == CvPhase.UPKEEP || phase == CvPhase.MISFORTUNE;
            case CvAction.Borrow _ -> phase == CvPhase.BUY || phase == CvPhase.UPKEEP;
            case CvAction.Buy _, CvAction.EndBuy _ -> phase == CvPhase.BUY;
            case CvAction.Discard _ -> phase == CvPhase.MISFORTUNE;
            case CvAction.Pay _, CvAction.LetGo _ -> phase == CvPhase.UPKEEP;
            case CvAction.Place _, CvAction.LayAside _ -> phase == CvPhase.PLACE;
            case CvAction.Decide _ -> phase == CvPhase.DECIDE;
            case CvAction.Take _, CvAction.Decline _ -> phase == CvPhase.ASSIST;
        };
    }

    /// The right moment, and yet not possible.
    private Refused timely(CvAction action) {
        return switch (action) {
            case CvAction.Keep(int card) -> no("SETUP-11", "offer", name(card));
            case CvAction.Throw(int dice) -> throwing(dice);
            case CvAction.Stop() -> stopping();
            case CvAction.Play(int card) -> help.playing(card);
            case CvAction.Convert convert -> help.converting(convert);
            case CvAction.Borrow borrow -> help.borrowing(borrow);
            case CvAction.Buy buy -> buying(buy);
            case CvAction.Discard(int card) -> no("MISF-3", "active", name(card));
            case CvAction.Pay pay -> paying(pay);
            case CvAction.LetGo(int card) -> lettingGo(card);
            case CvAction.Place(int card, Category category, int depth) ->
                    placing(card, category, depth);
            case CvAction.LayAside(int card) ->
                    table.acquired().contains(card)
                            ? no("BICO-3", "aside", name(card))
                            : no("PLACE-1", "acquired", name(card));
            case CvAction.Decide(int card, Category category, int depth) ->
                    deciding(card, category, depth);
            case CvAction.Take(int place) -> taking(place, "AID-4");
            case CvAction.EndBuy(), CvAction.Decline() ->
                    throw new IllegalStateException("always legal: " + action);
        };
    }

    private Refused throwing(int dice) {
        if (table.throwsMade() == 0) {
            return no("R-23", "firstThrow", table.dice());
        }
        if (table.throwsLeft() <= 0) {
            return no("DICE-4", "throws");
        }
        if (dice >= 1 << table.dice()) {
            return no("DICE-3", "noDie", table.dice());
        }
        int unthrown = Rolling.unthrown(table);
        if ((dice & unthrown) != unthrown) {
            return no("R-24", "unthrown");
        }
        int frozen = Integer.bitCount(dice & Rolling.frozen(table));
        boolean therapy = Rolling.therapyReady(table);
        if (table.is(CvPhase.MISFORTUNE) && (frozen == 0 || !therapy)) {
            return no("R-46", therapy ? "therapyOnly" : "misfortuneFirst");
        }
        if (frozen > 0 && !therapy) {
            return no("DICE-6", "frozen");
        }
        return frozen > 1 && !table.options().therapyAnyDice()
                ? no("CARD-53", "therapyOne")
                : no("R-19", "changedDie");
    }

    private Refused stopping() {
        return table.throwsMade() == 0
                ? no("R-23", "firstThrow", table.dice())
                : no("R-24", "unthrown");
    }

    private Refused buying(CvAction.Buy buy) {
        if (table.bought() >= Buying.MOST_CARDS) {
            return no("R-41", "two");
        }
        int card = table.track(buy.place() - 1);
        boolean luck = buy.way() == CvAction.Way.LUCK;
        if (card == 0 || !Buying.mayTake(table, me, card)) {
            return taking(buy.place(), luck ? "LUCK-2" : "BUY-12");
        }
        long cost = table.figures().cost(card);
        if (luck && cost == 0) {
            return no("R-42", "luckFree");
        }
        return NamedPayment.of(table, buy)
                .whyNot()
                .orElseGet(
                        () ->
                                luck
                                        ? no("LUCK-1", "threeLuck")
                                        : missing("BUY-2", cost, Buying.discount(table, card)));
    }

    private Refused missing(String clause, long cost, int discount) {
        long have = clause.startsWith("UPKEEP") ? Upkeep.purse(table) : Purse.unspent(table);
        String key = discount > 0 ? "cost.less" : "cost";
        return no(clause, key, new Symbols(cost).counted(), new Symbols(have).counted(), discount);
    }

    private Refused taking(int place, String conditionClause) {
        int card = table.track(place - 1);
        if (card == 0) {
            return no("BUY-1", "empty", place);
        }
        return Buying.isBanned(table, me, card)
                ? no("CARD-41.2", "retired")
                : no(conditionClause, "condition", name(card));
    }

    private boolean owes(int card) {
        int position = Kit.position(table, card);
        return position >= 0 && Kit.owes(table, position);
    }

    private Refused paying(CvAction.Pay pay) {
        int card = pay.card();
        if (!owes(card)) {
            return no("R-55", "owes", name(card));
        }
        return NamedPayment.of(table, pay)
                .whyNot()
                .orElseGet(() -> missing("UPKEEP-3", table.figures().upkeep(card), 0));
    }

    private Refused lettingGo(int card) {
        return owes(card) ? no("R-57", "mustPay", name(card)) : no("R-55", "owes", name(card));
    }

    private Refused placing(int card, Category category, int depth) {
        if (!table.acquired().contains(card)) {
            return no("PLACE-1", "acquired", name(card));
        }
        if (!table.deck().card(card).has(category)) {
            return no("PLACE-2", "category", name(card), category.named());
        }
        boolean open =
                Placing.forms(table, me).stream()
                        .anyMatch(
                                form ->
                                        form instanceof CvAction.Place place
                                                && place.card() == card
                                                && place.category() == category);
        if (!open) {
            return table.figures().isWork(card) && table.isRetired(me)
                    ? no("R-37", "retired")
                    : no("R-50", "putOff", name(card));
        }
        return depth(category, depth);
    }

    private Refused depth(Category category, int depth) {
        if (!category.mayGoUnder()) {
            return no("PLACE-8", "onTop");
        }
        int deepest = Placing.deepest(table, me, category.index());
        return no("R-52", "depth" + Math.min(2, deepest), depth, deepest);
    }

    private Refused deciding(int card, Category category, int depth) {
        int due = Placing.dueDecision(table, me);
        if (due != card) {
            return no("R-51", "dueFirst", name(due));
        }
        return table.deck().card(card).has(category)
                ? depth(category, depth)
                : no("BICO-2", "category", name(card), category.named());
    }
}
