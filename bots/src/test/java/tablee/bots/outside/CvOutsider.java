package tablee.bots.outside;

import java.util.List;
import tablee.cv.content.Age;
import tablee.cv.content.Card;
import tablee.cv.content.Category;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvPhase;
import tablee.cv.rules.CvView;
import tablee.cv.rules.Table;
import tablee.engine.Game;
import tablee.engine.Randomness;
import tablee.engine.Seat;

/// Aims at the card of the track that it is likeliest to get something out of, throws again what that does not need, and counts points and what cards
/// will still bring.
public final class CvOutsider extends Outsider<CvView, CvAction> {

    /// The more of one of these, the more for the next (CV-SCORE-2).
    private static final List<Category> TABLED =
            List.of(Category.HEALTH, Category.KNOWLEDGE, Category.RELATIONSHIP);

    public CvOutsider(Game<?, CvView, CvAction> game) {
        super(game, 80);
    }

    /// The usual way to pay will do.
    @Override
    List<CvAction> sensible(CvView view, List<CvAction> legal) {
        var usual =
                legal.stream()
                        .filter(
                                action ->
                                        !(action instanceof CvAction.Buy buy)
                                                || buy.sources().isEmpty())
                        .toList();
        return usual.isEmpty() ? legal : usual;
    }

    @Override
    double worth(CvView view, CvAction action, Randomness random) {
        Table table = view.table();
        return switch (action) {
            case CvAction.Buy buy ->
                    10
                            + use(table, table.track(buy.place() - 1))
                            + (buy.way() == CvAction.Way.COST ? 1 : 0);
            case CvAction.Take(int place) -> use(table, table.track(place - 1));
            case CvAction.Pay(int card, _) -> 10 + use(table, card);
            case CvAction.Play _ -> table.phase() == CvPhase.ROLL && table.round() > 1 ? 1.1 : -0.1;
            case CvAction.Borrow _ -> 1.2;
            case CvAction.Place(int card, Category category, int depth) ->
                    onTop(table, card, category, depth);
            case CvAction.Decide(int card, Category category, int depth) ->
                    onTop(table, card, category, depth);
            case CvAction.Throw dice -> hope(table, dice.dice());
            case CvAction.Stop _ -> hope(table, 0) + 0.05;
            case CvAction.Keep(int card) -> use(table, card);
            case CvAction.Discard(int card) -> -use(table, card);
            case CvAction.LetGo(int card) -> -use(table, card);
            case CvAction.Convert _ -> -0.5;
            case CvAction.LayAside _, CvAction.EndBuy _, CvAction.Decline _ -> 0;
        };
    }

    /// What lies on top works.
    private static double onTop(Table table, int card, Category category, int depth) {
        List<Integer> stack = table.stack(table.actor(), category);
        int top = depth == 0 || stack.isEmpty() ? card : stack.getFirst();
        int tabled = TABLED.contains(category) ? 1 : 0;
        return brings(table, table.deck().card(top))
                + tabled * (table.count(table.actor(), category) + 1);
    }

    /// What a card will bring whoever is to move: the next step of its category's table, and what it gives in each turn to come.
    private static double use(Table table, int number) {
        Card card = table.deck().card(number);
        double counted = 0;
        for (Category category : card.categories()) {
            int held = table.actor() < 0 ? 0 : table.count(table.actor(), category);
            counted =
                    Math.max(counted, TABLED.contains(category) ? held + 1 + turns(table) / 4 : 0);
        }
        return 0.3 + card.points() + counted + brings(table, card);
    }

    private static double turns(Table table) {
        int left = 0;
        for (Age age : List.of(Age.YOUNG, Age.ADULT, Age.SENIOR)) {
            left += table.left(age);
        }
        return Math.min(10, left / (2.0 * table.seats()));
    }

    private static double brings(Table table, Card card) {
        int each = card.gains().size() - card.upkeep().size();
        return 0.35 * turns(table) * (each + 1.3 * (card.extraDice() + card.extraThrows()));
    }

    /// The best a throw of these dice leads to: each card of the track by how likely its cost comes together.
    private static double hope(Table table, int dice) {
        if (table.throwsMade() == 0) {
            return 1;
        }
        Symbols have = table.available();
        for (int left = dice; left != 0; left &= left - 1) {
            int die = Integer.numberOfTrailingZeros(left);
            boolean lies = (table.unthrownDice() >> die & 1) == 0;
            have = lies ? have.plus(table.face(die), -1) : have;
        }
        int thrown = Integer.bitCount(dice);
        int left = table.throwsLeft();
        double best = 0;
        for (int one = 0; one < Table.TRACK_PLACES; one++) {
            if (!mayTake(table, one)) {
                continue;
            }
            double use = use(table, table.track(one));
            Symbols cost = table.deck().card(table.track(one)).cost();
            int luck = Math.max(0, 3 - have.count(Symbol.LUCK));
            int missing = Math.min(luck, missing(have, cost));
            best = Math.max(best, use * chance(missing, thrown, left));
            for (int two = one + 1; two < Table.TRACK_PLACES && table.bought() == 0; two++) {
                if (mayTake(table, two)) {
                    double both = use + use(table, table.track(two));
                    Symbols more = table.deck().card(table.track(two)).cost();
                    missing = missing(have, cost.plus(more));
                    best = Math.max(best, both * chance(missing, thrown, left));
                }
            }
        }
        double bad = chance(3 - have.count(Symbol.BAD_LUCK), thrown, left);
        return best + 0.02 * thrown - 3 * bad;
    }

    private static boolean mayTake(Table table, int place) {
        int card = table.track(place);
        return card != 0 && table.mayTake(table.actor(), card);
    }

    private static int missing(Symbols have, Symbols cost) {
        int missing = 0;
        for (Symbol symbol : Symbol.ALL) {
            missing += Math.max(0, cost.count(symbol) - have.count(symbol));
        }
        return Math.max(0, missing - have.count(Symbol.ANY));
    }

    /// About how likely so many wanted symbols come out of these dice.
    private static double chance(int missing, int dice, int throwsLeft) {
        double chance = missing > dice ? 0 : 1;
        for (int i = 0; i < missing && i < dice; i++) {
            chance *= 1 - Math.pow(5 / 6.0, (dice - i) * throwsLeft);
        }
        return chance;
    }

    @Override
    boolean isPause(CvView view) {
        return view.table().phase() == CvPhase.ROLL && view.table().throwsMade() == 0;
    }

    @Override
    double standing(CvView view, Seat seat) {
        double other = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < view.table().seats(); i++) {
            other = i == seat.index() ? other : Math.max(other, value(view, i));
        }
        return squeezed(value(view, seat.index()) - other, 12);
    }

    /// Points so far, and what the cards on top will still bring.
    private static double value(CvView view, int seat) {
        Table table = view.table();
        double value = table.points(seat);
        value += seat == view.me() && view.goal() != 0 ? table.goalPoints(seat, view.goal()) : 0;
        for (int card : table.active(seat)) {
            value += brings(table, table.deck().card(card));
        }
        return value;
    }
}
