package tablee.bots.metro;

import java.util.Optional;
import tablee.bots.Bot;
import tablee.bots.BotProvider;
import tablee.bots.Evaluation;
import tablee.bots.Preference;
import tablee.bots.value.Features;
import tablee.bots.value.LearntValue;
import tablee.bots.value.Weights;
import tablee.engine.Message;
import tablee.engine.Seat;
import tablee.metro.rules.MetroAction;
import tablee.metro.rules.MetroView;
import tablee.metro.rules.Question;

/// The players of Métro.
public final class MetroBots implements BotProvider<MetroView, MetroAction> {

    private static final MetroFeatures FEATURES = new MetroFeatures();

    private static final double[] WEIGHTS = Weights.beside(MetroBots.class, FEATURES.names());

    private static boolean isTurnStart(MetroView view) {
        return view.now().question() == Question.TURN;
    }

    @Override
    public String game() {
        return "metro";
    }

    @Override
    public Bot<MetroView, MetroAction> debutant() {
        return Player.DEBUTANT;
    }

    @Override
    public Bot<MetroView, MetroAction> habitue() {
        return Player.HABITUE;
    }

    @Override
    public Bot<MetroView, MetroAction> guide() {
        return Player.EXACT;
    }

    @Override
    public Preference<MetroView, MetroAction> preference() {
        return new Inclination();
    }

    @Override
    public Optional<Features<MetroView>> features() {
        return Optional.of(FEATURES);
    }

    @Override
    public Evaluation<MetroView> evaluation() {
        return new LearntValue<>(FEATURES, WEIGHTS, MetroBots::isTurnStart);
    }

    @Override
    public Optional<Message> reason(MetroView view, MetroAction action) {
        return view.viewer() instanceof Seat seat
                ? new Reasons(view, seat).of(action)
                : Optional.empty();
    }

    /// About two rounds of four players: beyond that the piles decide more than the plan.
    @Override
    public int horizon() {
        return 24;
    }

    /// Of a lead of three points in a hundred for laying another card next to nothing is left when games are played to the end.
    @Override
    public double caution() {
        return 0.015;
    }
}
