package tablee.bots.cv;

import java.util.List;
import java.util.Optional;
import tablee.cv.content.Card;
import tablee.cv.content.Category;
import tablee.cv.content.Symbols;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvView;
import tablee.cv.rules.Reach;
import tablee.cv.rules.Table;

/// What one seat would do, question by question.
final class Judgement {

    private static final double INSURED = 1.5;

    private final CvView view;
    private final Table table;
    private final List<CvAction> legal;
    private final Style style;
    private final Worth worth;
    private final PlanMemo memo;

    Judgement(CvView view, List<CvAction> legal, Style style, long temper, PlanMemo memo) {
        this.memo = memo;
        this.view = view;
        this.table = view.table();
        this.legal = legal;
        this.style = style;
        this.worth = new Worth(view, style, temper);
    }

    CvAction choose() {
        return switch (table.phase()) {
            case ROLL -> roll();
            case MISFORTUNE -> misfortune();
            case BUY -> buy();
            case UPKEEP -> upkeep();
            case DRAFT_1, DRAFT_2, PLACE, DECIDE, ASSIST -> best();
            case SETUP, THROWN, GAME_OVER -> legal.getFirst();
        };
    }

    private CvAction best() {
        CvAction best = legal.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (CvAction action : legal) {
            double value = simple(action);
            if (value > most) {
                most = value;
                best = action;
            }
        }
        return best;
    }

    private double simple(CvAction action) {
        return switch (action) {
            case CvAction.Keep(int card) -> childhood(card);
            case CvAction.Place(int card, Category category, int depth) ->
                    placed(card, category, depth);
            case CvAction.Decide(int card, Category category, int depth) ->
                    placed(card, category, depth);
            case CvAction.Take(int place) -> worth.taking(table.track(place - 1));
            case CvAction.Discard(int card) -> -worth.losing(card);
            case CvAction.LetGo(int card) -> -worth.losing(card);
            case CvAction.LayAside _,
                    CvAction.Decline _,
                    CvAction.Throw _,
                    CvAction.Stop _,
                    CvAction.Play _,
                    CvAction.Convert _,
                    CvAction.Borrow _,
                    CvAction.Buy _,
                    CvAction.EndBuy _,
                    CvAction.Pay _ ->
                    0;
        };
    }

    private double childhood(int number) {
        Card card = table.deck().card(number);
        // The Bicycle also brings the first turn of every round.
        return card.isEvent() ? worth.event(card.event()) : card.points() + 0.4;
    }

    /// Category first, then what ends up on top; what goes under goes as deep as it may.
    private double placed(int number, Category category, int depth) {
        Card card = table.deck().card(number);
        int active = table.top(view.me(), category);
        double top =
                active == 0 || depth == 0
                        ? worth.engine(card)
                        : worth.engine(table.deck().card(active));
        return worth.as(card, category) + 3 * top + 0.001 * depth;
    }

    // ------------------------------------------------------------------ rolling

    private CvAction roll() {
        if (table.throwsMade() == 0) {
            return firstThrow();
        }
        if (table.throwsLeft() == 0) {
            return CvAction.STOP;
        }
        int thrown = table.freeDice() | table.frozenDice();
        int unthrown = table.unthrownDice();
        int dice = Integer.bitCount(thrown | unthrown);
        if (dice == 0 || (table.freeDice() == 0 && unthrown == 0)) {
            return legal.contains(CvAction.STOP) ? CvAction.STOP : legal.getFirst();
        }
        int keep = bestKept(plan(dice), thrown);
        int thrownAgain = (thrown | unthrown) & ~keep;
        if (thrownAgain == 0) {
            return CvAction.STOP;
        }
        return withTherapy(thrownAgain);
    }

    private DicePlan plan(int dice) {
        return memo.plan(
                dice,
                table.fixed(),
                Math.min(style.throwsAhead(), table.throwsLeft()),
                new Shopping(worth, style));
    }

    /// The plan behind a throw that is not the first; empty where there is nothing to plan.
    Optional<DicePlan> plan() {
        int dice = table.freeDice() | table.frozenDice() | table.unthrownDice();
        return table.throwsMade() == 0 || table.throwsLeft() == 0 || dice == 0
                ? Optional.empty()
                : Optional.of(plan(Integer.bitCount(dice)));
    }

    /// Zoo trips are for the first throw: all the others profit.
    private CvAction firstThrow() {
        for (CvAction action : legal) {
            if (action instanceof CvAction.Play && table.round() > 1) {
                return action;
            }
        }
        return legal.getFirst();
    }

    private int bestKept(DicePlan plan, int thrown) {
        int free = table.freeDice();
        int best = thrown;
        double most = Double.NEGATIVE_INFINITY;
        // Every set of free dice to throw again; the most kept first, so that a tie keeps.
        for (int again = 0; again <= free; again++) {
            if ((again & ~free) == 0) {
                double value = plan.keeping(DicePlan.row(table, thrown & ~again));
                if (value > most + 1e-9) {
                    most = value;
                    best = thrown & ~again;
                }
            }
        }
        return best;
    }

    /// Psychotherapy: a frozen die can only get better.
    private CvAction withTherapy(int dice) {
        for (int frozen = table.frozenDice(); frozen != 0; frozen &= frozen - 1) {
            var more = new CvAction.Throw(dice | Integer.lowestOneBit(frozen));
            if (legal.contains(more)) {
                return more;
            }
        }
        var exactly = new CvAction.Throw(dice);
        return legal.contains(exactly) ? exactly : legal.getFirst();
    }

    // ------------------------------------------------------------------ buying

    private CvAction buy() {
        Symbols have = table.available();
        var shopping = new Shopping(worth, style);
        Baskets baskets = shopping.baskets();
        double now = baskets.best(have.packed());
        int place = baskets.place();
        boolean luck = baskets.byLuck();
        CvAction steps = reach(shopping, place == 0 ? 0 : now);
        if (!steps.equals(CvAction.END_BUY)) {
            return steps;
        }
        if (place > 0) {
            var way = luck ? CvAction.Way.LUCK : CvAction.Way.COST;
            for (CvAction action : legal) {
                if (action instanceof CvAction.Buy buy
                        && buy.place() == place
                        && buy.way() == way) {
                    return action;
                }
            }
        }
        return CvAction.END_BUY;
    }

    /// The first step towards a card that is worth the events it takes and better than what can be had at once.
    private CvAction reach(Shopping shopping, double now) {
        CvAction best = CvAction.END_BUY;
        double enough = now + 0.3;
        double most = enough;
        for (Reach reach : Reach.of(view, place -> shopping.worth(place) > enough)) {
            if (!reach.steps().isEmpty()) {
                double value = shopping.worth(reach.place());
                for (CvAction step : reach.steps()) {
                    if (step instanceof CvAction.Play(int card)) {
                        value -= 0.8 * worth.event(table.deck().card(card).event());
                    }
                }
                if (value > most && legal.contains(reach.steps().getFirst())) {
                    most = value;
                    best = reach.steps().getFirst();
                }
            }
        }
        return best;
    }

    // ------------------------------------------------------------------ bad times

    private CvAction misfortune() {
        CvAction cheapest = legal.getFirst();
        double least = Double.MAX_VALUE;
        CvAction insurance = cheapest;
        for (CvAction action : legal) {
            switch (action) {
                case CvAction.Convert _, CvAction.Throw _ -> {
                    return action;
                }
                case CvAction.Play _ -> insurance = action;
                case CvAction.Discard(int card) -> {
                    if (worth.losing(card) < least) {
                        least = worth.losing(card);
                        cheapest = action;
                    }
                }
                case CvAction.Keep _,
                        CvAction.Stop _,
                        CvAction.Borrow _,
                        CvAction.Buy _,
                        CvAction.EndBuy _,
                        CvAction.Pay _,
                        CvAction.LetGo _,
                        CvAction.Place _,
                        CvAction.LayAside _,
                        CvAction.Decide _,
                        CvAction.Take _,
                        CvAction.Decline _ -> {}
            }
        }
        return insurance instanceof CvAction.Play && least > INSURED ? insurance : cheapest;
    }

    private CvAction upkeep() {
        CvAction best = legal.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (CvAction action : legal) {
            double value =
                    switch (action) {
                        case CvAction.Pay(int card, _) -> 100 + worth.losing(card);
                        case CvAction.LetGo(int card) -> -worth.losing(card);
                        case CvAction.Keep _,
                                CvAction.Throw _,
                                CvAction.Stop _,
                                CvAction.Play _,
                                CvAction.Convert _,
                                CvAction.Borrow _,
                                CvAction.Buy _,
                                CvAction.EndBuy _,
                                CvAction.Discard _,
                                CvAction.Place _,
                                CvAction.LayAside _,
                                CvAction.Decide _,
                                CvAction.Take _,
                                CvAction.Decline _ ->
                                Double.NEGATIVE_INFINITY;
                    };
            if (value > most) {
                most = value;
                best = action;
            }
        }
        return best;
    }
}
