package tablee.bots.hasard;

import tablee.bots.Bot;
import tablee.bots.BotProvider;
import tablee.bots.Evaluation;
import tablee.hasard.HasardAction;
import tablee.hasard.HasardView;

/// The players of Le Jeu de la Vie et du Hasard.
public final class HasardBots implements BotProvider<HasardView, HasardAction> {

    private final Habitue habitue = new Habitue();

    @Override
    public String game() {
        return "hasard";
    }

    @Override
    public Bot<HasardView, HasardAction> debutant() {
        return new Debutant(habitue);
    }

    @Override
    public Bot<HasardView, HasardAction> habitue() {
        return habitue;
    }

    @Override
    public Evaluation<HasardView> evaluation() {
        return new Race();
    }

    /// About two rounds of a full table: further ahead the dice have the last word.
    @Override
    public int horizon() {
        return 120;
    }
}
