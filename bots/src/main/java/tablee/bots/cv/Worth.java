package tablee.bots.cv;

import java.util.Optional;
import java.util.SortedMap;
import tablee.cv.content.Age;
import tablee.cv.content.Card;
import tablee.cv.content.Category;
import tablee.cv.content.Goal;
import tablee.cv.content.Special;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;
import tablee.cv.rules.CvView;
import tablee.cv.rules.Table;
import tablee.engine.Hash;

/// What cards are worth to one seat, in points at the end of the game. The figures were tuned by letting habitués play each other.
final class Worth {

    private static final double PLAIN = 0.42;
    private static final double LUCK = 0.36;
    private static final double ANY = 0.6;
    private static final double BAD_LUCK = -0.55;
    private static final double UPKEEP = -0.5;
    private static final double DIE = 0.6;
    private static final double THROW = 0.4;
    private static final double ARROW = 0.25;
    private static final double ABILITY = 0.35;

    /// A public goal is only worth something to the best.
    private static final double PUBLIC = 0.5;

    /// Cards a player acquires in a turn, as habitués do.
    private static final double PACE = 1.3;

    private static final double MOST_TURNS = 12;

    private final Table table;
    private final int me;
    private final int secret;
    private final Style style;
    private final long temper;
    private final double turnsLeft;

    Worth(CvView view, Style style, long temper) {
        this.table = view.table();
        this.me = view.me();
        this.secret = view.goal();
        this.style = style;
        this.temper = temper;
        int left = table.left(Age.YOUNG) + table.left(Age.ADULT) + table.left(Age.SENIOR);
        int seats = table.seats();
        double perRound = PACE * seats + (seats == 2 ? 2 : 1);
        this.turnsLeft = Math.min(MOST_TURNS, left / perRound);
    }

    /// What taking this card adds.
    double taking(int number) {
        if (number == style.shunned()) {
            return Double.NEGATIVE_INFINITY;
        }
        Card card = table.deck().card(number);
        if (card.isEvent()) {
            return event(card.event()) + haze(number);
        }
        double best = Double.NEGATIVE_INFINITY;
        for (Category category : card.categories()) {
            if (category != Category.WORK
                    || card.categories().size() == 1
                    || !table.isRetired(me)) {
                best = Math.max(best, as(card, category));
            }
        }
        return best + haze(number);
    }

    /// A fixed misjudgement for each card: a player who overrates a yacht always does.
    private double haze(int number) {
        if (style.haze() == 0) {
            return 0;
        }
        long hash = Hash.mix(Hash.mix(Hash.START, temper), number);
        return style.haze() * ((hash >>> 11) * 0x1.0p-52 - 1);
    }

    /// Taken as this category.
    double as(Card card, Category category) {
        double worth = counted(card, category);
        double now = engine(card);
        int top = table.top(me, category);
        double before = top == 0 ? 0 : engine(table.deck().card(top));
        boolean free =
                category == Category.HEALTH
                        || category == Category.KNOWLEDGE
                        || category == Category.RELATIONSHIP;
        worth += free ? Math.max(0, now - before) : now - before;
        if (card.special() == Special.NO_MORE_WORK) {
            worth -= 0.25 * turnsLeft;
        }
        return worth;
    }

    /// Points for having one more card of the category, goals included.
    private double counted(Card card, Category category) {
        double worth = category == Category.POSSESSION ? card.points() : 0;
        if (category == Category.HEALTH
                || category == Category.KNOWLEDGE
                || category == Category.RELATIONSHIP) {
            // Every card still to come is worth one point more.
            worth += table.count(me, category) + 1 + Math.min(2.5, 0.22 * turnsLeft);
            worth += card.special() == Special.COUNT_DOUBLE ? table.count(me, category) + 2 : 0;
        }
        if (style.goals()) {
            worth += secret == 0 ? 0 : goal(secret, category, card);
            for (int goal : table.publicGoals()) {
                worth += goal == secret ? 0 : PUBLIC * goal(goal, category, card);
            }
        }
        return worth;
    }

    private double goal(int number, Category category, Card card) {
        Optional<Goal> goal = table.deck().card(number).goal();
        return goal.isPresent() ? goal(goal.get(), category, card) : 0;
    }

    private double goal(Goal goal, Category category, Card card) {
        return switch (goal) {
            case Goal.PerCard(Category counted, int points) -> counted == category ? points : 0;
            case Goal.PerToken(int points) ->
                    turnsLeft > 4 ? 0 : points * (card.gains().size() - topGains(category));
            case Goal.PerSet(SortedMap<Category, Integer> parts, int points) ->
                    set(parts, points, category);
            case Goal.ByEdition(Goal health4, Goal wealth3) ->
                    goal(table.options().goal82Health() ? health4 : wealth3, category, card);
        };
    }

    private int topGains(Category category) {
        int top = table.top(me, category);
        return top == 0 ? 0 : table.deck().card(top).gains().size();
    }

    /// The part that is furthest behind is worth most of the set.
    private double set(SortedMap<Category, Integer> parts, int points, Category category) {
        Integer needed = parts.get(category);
        if (needed == null) {
            return 0;
        }
        double mine = table.count(me, category) / (double) needed;
        double others = 0;
        double least = Double.MAX_VALUE;
        for (var part : parts.entrySet()) {
            if (part.getKey() != category) {
                double have = table.count(me, part.getKey()) / (double) part.getValue();
                others += 1;
                least = Math.min(least, have);
            }
        }
        double share = points / (needed * (others + 1));
        return mine < least ? share * 1.6 : mine < least + 1 ? share : share * 0.4;
    }

    /// What an active card brings over the turns that are left; it will be covered one day.
    double engine(Card card) {
        double perTurn =
                symbols(card.gains())
                        + UPKEEP * card.upkeep().size()
                        + DIE * card.extraDice()
                        + THROW * card.extraThrows()
                        + ARROW * card.arrows().size();
        perTurn +=
                switch (card.special()) {
                    case CHANGE_ONE, BAD_LUCK_TO_ANY, REROLL_BAD_LUCK, BORROW_WORK -> ABILITY;
                    case NONE, NO_MORE_WORK, COUNT_DOUBLE, FIRST_PLAYER -> 0;
                };
        return perTurn * turnsLeft * 0.6;
    }

    private static double symbols(Symbols gains) {
        int plain =
                gains.size()
                        - gains.count(Symbol.LUCK)
                        - gains.count(Symbol.BAD_LUCK)
                        - gains.count(Symbol.ANY);
        return PLAIN * plain
                + LUCK * gains.count(Symbol.LUCK)
                + ANY * gains.count(Symbol.ANY)
                + BAD_LUCK * gains.count(Symbol.BAD_LUCK);
    }

    double event(Card.EventEffect event) {
        double worth = 0.7 * event.symbols().size() * (event.oldAgeOnly() ? 0.75 : 1);
        worth += event.insurance() ? 0.5 : 0;
        worth += 0.7 * event.extraDice() + 0.35 * event.extraThrows() + 0.6 * event.discount();
        return worth * Math.min(1, turnsLeft / 2);
    }

    /// What losing this active card costs.
    double losing(int number) {
        Card card = table.deck().card(number);
        Category category = table.stackOf(me, number).orElse(Category.POSSESSION);
        double worth = category == Category.POSSESSION ? card.points() : 0;
        if (category == Category.HEALTH
                || category == Category.KNOWLEDGE
                || category == Category.RELATIONSHIP) {
            worth += table.count(me, category) + 0.15 * turnsLeft;
        }
        if (secret != 0) {
            worth += 0.7 * goal(secret, category, card);
        }
        int top = table.top(me, category);
        int next = top == 0 ? 0 : table.beneath(top);
        double beneath = next == 0 ? 0 : engine(table.deck().card(next));
        return worth + engine(card) - beneath;
    }

    /// The cheapest card to lose in a misfortune; 0 if there is none.
    double cheapestLoss() {
        double cheapest = Double.MAX_VALUE;
        for (int card : table.active(me)) {
            cheapest = Math.min(cheapest, losing(card));
        }
        return cheapest == Double.MAX_VALUE ? 0 : Math.max(0, cheapest);
    }

    Table table() {
        return table;
    }

    int me() {
        return me;
    }
}
