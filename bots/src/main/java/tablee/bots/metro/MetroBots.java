package tablee.bots.metro;

import tablee.bots.Bot;
import tablee.bots.BotProvider;
import tablee.bots.Evaluation;
import tablee.metro.MetroAction;
import tablee.metro.MetroView;

/// The players of Métro.
public final class MetroBots implements BotProvider<MetroView, MetroAction> {

    @Override
    public String game() {
        return "metro";
    }

    @Override
    public Bot<MetroView, MetroAction> debutant() {
        return new Debutant();
    }

    @Override
    public Bot<MetroView, MetroAction> habitue() {
        return new Habitue();
    }

    @Override
    public Evaluation<MetroView> evaluation() {
        return new Standing();
    }

    /// About two rounds of four players: beyond that the piles decide more than the plan.
    @Override
    public int horizon() {
        return 24;
    }
}
