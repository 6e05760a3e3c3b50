package tablee.bots.metro;

import java.util.List;
import java.util.Optional;
import tablee.engine.Seat;
import tablee.metro.content.Card;
import tablee.metro.content.Category;
import tablee.metro.content.Connexion;
import tablee.metro.content.Effect;
import tablee.metro.content.Kind;
import tablee.metro.content.Personnage;
import tablee.metro.rules.Table;

/// What a card is worth to one player as the table lies, in points.
final class Worth {

    /// What one more coin is worth while there is time to spend it.
    private static final double COIN = 0.4;

    private static final double LATE_COIN = 0.12;

    /// A card that opens one held in hand is worth a share of it.
    private static final double OPENS = 0.3;

    private static final List<Category> CATEGORIES = List.of(Category.values());

    private final Table table;
    private final Seat seat;
    private final boolean plans;
    private final Optional<Personnage> character;
    private final int turnsLeft;

    /// The viewer's: asked for again and again.
    private final List<Card> hand;

    Worth(Table table, Seat seat, boolean plans) {
        this.table = table;
        this.seat = seat;
        this.plans = plans;
        this.character = table.character(seat);
        this.hand = table.hand();
        int stations = 2 - table.station().index();
        int rounds = table.options().rounds();
        this.turnsLeft = stations * rounds + rounds - table.round();
    }

    int turnsLeft() {
        return turnsLeft;
    }

    double coin() {
        return turnsLeft > 2 ? COIN : LATE_COIN;
    }

    /// Laid now, everything counted.
    double laid(Card card) {
        return switch (card.kind()) {
            case LIFE -> life(card) + (plans ? opens(card) : 0);
            case PATRIMOINE -> card.wealth() - coin() * table.price(seat, card) + effects(card);
            case DEFI -> plans ? 0.9 : 1.5;
            case ACCROC -> 0;
        };
    }

    /// Points, noblesse, money, properties and objectives of a life card in front.
    double life(Card card) {
        double worth = card.noblesse() + coin() * card.money();
        for (Category category : CATEGORIES) {
            int points = table.set().points(card, category);
            worth += points + (points > 0 ? objective(category, points) : 0);
        }
        return worth + effects(card);
    }

    /// Steps towards the character's two objectives (METRO-PERSO-2), as far as they are still missing.
    private double objective(Category category, int points) {
        if (character.isEmpty()) {
            return 0;
        }
        Personnage person = character.get();
        double worth = 0;
        if (person.main() == category) {
            worth += step(category, points, person.mainMin(), Personnage.MAIN_POINTS);
        }
        if (person.secondary() == category) {
            worth += step(category, points, person.secondaryMin(), Personnage.SECONDARY_POINTS);
        }
        return plans ? worth : worth / 2;
    }

    private double step(Category category, int points, int goal, int prize) {
        int missing = goal - table.points(seat, category);
        if (missing <= 0) {
            return 0;
        }
        // Towards the end only an objective within reach is worth a detour.
        double hope = missing <= 2 * (turnsLeft + 1) ? 1 : 0.2;
        return hope * prize * Math.min(points, missing) / goal;
    }

    private double opens(Card card) {
        double worth = 0;
        for (Card held : hand) {
            if (held.kind() == Kind.LIFE
                    && held.number() != card.number()
                    && !table.isLayable(seat, held)) {
                for (Connexion connexion : held.connexions()) {
                    if (connexion.cards().contains(card.title())
                            && table.missing(seat, connexion) == 1) {
                        worth += OPENS * printed(held);
                        break;
                    }
                }
            }
        }
        return turnsLeft > 0 ? worth : 0;
    }

    static double printed(Card card) {
        double points = card.noblesse();
        for (Category category : CATEGORIES) {
            points += card.points(category);
        }
        return points + card.wealth();
    }

    private double effects(Card card) {
        double worth = 0;
        for (Effect effect : card.effects()) {
            worth += own(effect, card);
        }
        return worth;
    }

    /// A property to the player who lays the card.
    private double own(Effect effect, Card card) {
        boolean mine = effect.who() == Effect.Who.SELF;
        return switch (effect) {
            case Effect.Money(_, _, int amount) -> mine ? coin() * amount : 0;
            case Effect.Points(_, _, int amount) -> mine ? amount : 0;
            case Effect.PointsPer per -> per(per);
            case Effect.Income(_, int amount) -> COIN * amount * Math.max(0, turnsLeft - 1);
            case Effect.Discount(_, int amount) -> turnsLeft > 3 ? -0.5 * amount : 0;
            case Effect.StealMoney(_, int amount) -> coin() * amount * 1.5;
            case Effect.StealCard _ -> 1.8;
            case Effect.DestroyCard _ -> mine ? -1.5 : 1;
            case Effect.SwapCards _ -> 1.0;
            case Effect.LayAgain again -> again(again, card);
            case Effect.Draw(_, int count) -> turnsLeft > 0 ? 0.3 * count : 0;
            case Effect.TakeFromHand _, Effect.RenewHand _, Effect.Look _, Effect.SwapHands _ ->
                    turnsLeft > 0 ? 0.15 : 0;
            case Effect.Shield shield -> shield.turns() > 0 ? 0.3 : turnsLeft > 2 ? 0.6 : 0.1;
            case Effect.Guard _ -> turnsLeft > 2 ? 0.4 : 0.1;
            case Effect.SkipTurn _, Effect.Block _, Effect.ForcePile _, Effect.MoveAccroc _ -> 0;
        };
    }

    private double per(Effect.PointsPer effect) {
        int units = Math.max(0, table.metric(seat, effect.unit())) / effect.per();
        int points = Math.min(effect.cap(), units * effect.amount());
        return points + (turnsLeft > 4 && points < effect.cap() ? 0.5 : 0);
    }

    /// The best other card of the hand that could be laid as well.
    private double again(Effect.LayAgain effect, Card card) {
        double best = 0;
        var kind = effect.filter().kind();
        var category = effect.filter().category();
        for (Card held : hand) {
            boolean fits =
                    held.number() != card.number()
                            && held.kind() != Kind.ACCROC
                            && (kind.isEmpty() || kind.get() == held.kind())
                            && (category.isEmpty() || category.equals(held.category()));
            if (fits && table.isLayable(seat, held)) {
                best = Math.max(best, printed(held));
            }
        }
        return best;
    }

    /// Kept in the hand: what it may still become.
    double kept(Card card) {
        if (turnsLeft == 0) {
            return 0;
        }
        if (card.kind() == Kind.LIFE && table.hasTitle(seat, card) && !card.repeatable()) {
            return 0;
        }
        double worth =
                switch (card.kind()) {
                    case LIFE -> life(card);
                    case PATRIMOINE -> card.wealth();
                    case DEFI -> 0.8;
                    case ACCROC -> 1.2;
                };
        return worth * chance(card);
    }

    /// How likely a held card gets laid: at once, one step away, further.
    private double chance(Card card) {
        if (table.isLayable(seat, card)) {
            return 1;
        }
        if (card.kind() == Kind.PATRIMOINE) {
            int lacking = table.price(seat, card) - table.money(seat);
            return turnsLeft < 2 ? 0 : Math.max(0.1, 0.7 - 0.15 * lacking);
        }
        int least = 9;
        for (Connexion connexion : card.connexions()) {
            least = Math.min(least, table.missing(seat, connexion));
        }
        return turnsLeft < 2 ? 0.05 : Math.max(0.05, 0.55 - 0.2 * least);
    }
}
