package tablee.bots.hasard;

import java.util.List;
import java.util.Optional;
import tablee.bots.Bot;
import tablee.bots.BotProvider;
import tablee.bots.Evaluation;
import tablee.bots.value.Features;
import tablee.bots.value.LearntValue;
import tablee.bots.value.Weights;
import tablee.engine.Message;
import tablee.hasard.rules.HasardAction;
import tablee.hasard.rules.HasardView;
import tablee.hasard.rules.Phase;
import tablee.hasard.rules.Place;
import tablee.hasard.rules.Price;

/// The players of Le Jeu de la Vie et du Hasard.
public final class HasardBots implements BotProvider<HasardView, HasardAction> {

    private static final HasardFeatures FEATURES = new HasardFeatures();

    private static final double[] WEIGHTS = Weights.beside(HasardBots.class, FEATURES.names());

    @Override
    public String game() {
        return "hasard";
    }

    /// HAS-R56 No free change of profession after a turn that was one. A free call to arms is compulsory and stays.
    @Override
    public List<HasardAction> restrained(HasardView view, List<HasardAction> legal) {
        HasardView.Now now = view.now();
        boolean again = now.phase() == Phase.CHANGE && view.memory().changedFreely(now.active());
        return again ? legal.stream().filter(action -> !isFreeChange(action)).toList() : legal;
    }

    private static boolean isFreeChange(HasardAction action) {
        return action instanceof HasardAction.Change(Place _, Price price) && price == Price.FREE;
    }

    @Override
    public Bot<HasardView, HasardAction> debutant() {
        return new Debutant();
    }

    @Override
    public Bot<HasardView, HasardAction> habitue() {
        return new Player(HasardStyle.HABITUE);
    }

    @Override
    public Bot<HasardView, HasardAction> guide() {
        return new Player(HasardStyle.EXACT);
    }

    @Override
    public Optional<Features<HasardView>> features() {
        return Optional.of(FEATURES);
    }

    @Override
    public Evaluation<HasardView> evaluation() {
        return new LearntValue<>(FEATURES, WEIGHTS, _ -> false);
    }

    @Override
    public Optional<Message> reason(HasardView view, HasardAction action) {
        return new Reasons(view).of(action);
    }

    /// About two rounds of a full table: further ahead the dice have the last word.
    @Override
    public int horizon() {
        return 120;
    }

    /// One's own turn and the next one: an ambush is felt by others first.
    @Override
    public int turns() {
        return 2;
    }
}
