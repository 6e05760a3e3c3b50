package tablee.bots.metro;

import tablee.engine.Seat;
import tablee.metro.content.Card;
import tablee.metro.content.Effect;
import tablee.metro.content.Filter;
import tablee.metro.rules.Table;

/// What an Accroc costs a player, in points.
final class Harm {

    private final Table table;
    private final int turnsLeft;

    Harm(Table table, int turnsLeft) {
        this.table = table;
        this.turnsLeft = turnsLeft;
    }

    /// To the victim.
    double to(Seat victim, Card accroc) {
        double harm = 0;
        for (Effect effect : accroc.effects()) {
            harm += effect(victim, effect);
        }
        return harm;
    }

    private double effect(Seat victim, Effect effect) {
        return switch (effect) {
            case Effect.Points(_, _, int amount) -> -amount;
            case Effect.PointsPer per -> {
                int units = Math.max(0, table.metric(victim, per.unit())) / per.per();
                yield Math.min(per.cap(), -units * per.amount());
            }
            case Effect.Money(_, _, int amount) -> turnsLeft > 2 ? -0.4 * amount : 0.1;
            case Effect.Income(_, int amount) -> turnsLeft > 2 ? -0.25 * amount * turnsLeft : 0;
            case Effect.StealMoney(_, int amount) ->
                    0.6 * Math.min(amount, Math.max(0, table.money(victim)));
            case Effect.DestroyCard strike -> prey(victim, strike);
            case Effect.StealCard strike -> 1.6 * prey(victim, strike);
            case Effect.SkipTurn _ -> turnsLeft > 0 ? 2.6 : 0;
            case Effect.Block block -> turnsLeft > 0 ? 0.4 * Math.min(turnsLeft, block.turns()) : 0;
            case Effect.ForcePile _ -> turnsLeft > 0 ? 0.5 : 0;
            case Effect.RenewHand _, Effect.SwapHands _ -> turnsLeft > 0 ? 0.7 : 0;
            case Effect.TakeFromHand _ -> 0.3;
            case Effect.MoveAccroc _ -> 1.5;
            case Effect.Discount _,
                    Effect.SwapCards _,
                    Effect.Draw _,
                    Effect.LayAgain _,
                    Effect.Look _,
                    Effect.Shield _,
                    Effect.Guard _ ->
                    0.2;
        };
    }

    /// The card that would go: the best one if the layer picks, the poorest if its owner does, the middle by lot.
    private double prey(Seat victim, Effect.Strike effect) {
        double best = 0;
        double least = 99;
        for (Table.Lying lying : table.front(victim)) {
            if (fits(effect.filter(), lying.card())) {
                double printed = Worth.printed(lying.card());
                best = Math.max(best, printed);
                least = Math.min(least, printed);
            }
        }
        if (best == 0) {
            return 0;
        }
        return switch (effect.pick()) {
            case LAYER -> best;
            case OWNER -> least;
            case RANDOM -> (best + least) / 2;
        };
    }

    private static boolean fits(Filter filter, Card card) {
        return filter.kind().map(kind -> kind == card.kind()).orElse(true)
                && (filter.category().isEmpty() || filter.category().equals(card.category()))
                && (filter.maxValue().isEmpty()
                        || Worth.printed(card) <= filter.maxValue().getAsInt());
    }
}
