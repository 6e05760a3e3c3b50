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
        return switch (effect.what()) {
            case POINTS -> -effect.amount();
            case POINTS_PER -> {
                int units = Math.max(0, table.metric(victim, effect.unit())) / effect.per();
                yield Math.min(effect.cap(), -units * effect.amount());
            }
            case MONEY -> turnsLeft > 2 ? -0.4 * effect.amount() : 0.1;
            case INCOME -> turnsLeft > 2 ? -0.25 * effect.amount() * turnsLeft : 0;
            case STEAL_MONEY -> 0.6 * Math.min(effect.amount(), Math.max(0, table.money(victim)));
            case DESTROY_CARD -> prey(victim, effect);
            case STEAL_CARD -> 1.6 * prey(victim, effect);
            case SKIP_TURN -> turnsLeft > 0 ? 2.6 : 0;
            case BLOCK -> turnsLeft > 0 ? 0.4 * Math.min(turnsLeft, effect.turns()) : 0;
            case FORCE_PILE -> turnsLeft > 0 ? 0.5 : 0;
            case RENEW_HAND, SWAP_HANDS -> turnsLeft > 0 ? 0.7 : 0;
            case TAKE_FROM_HAND -> 0.3;
            case MOVE_ACCROC -> 1.5;
            case DISCOUNT, SWAP_CARDS, DRAW, LAY_AGAIN, PEEK, SHIELD, GUARD -> 0.2;
        };
    }

    /// The card that would go: the best one if the layer picks, the poorest if its owner does, the middle by lot.
    private double prey(Seat victim, Effect effect) {
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
