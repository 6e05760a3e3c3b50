package tablee.bots.cv;

import java.util.Optional;
import tablee.bots.Bot;
import tablee.bots.BotProvider;
import tablee.bots.Evaluation;
import tablee.bots.Preference;
import tablee.bots.value.Features;
import tablee.bots.value.LearntValue;
import tablee.bots.value.Weights;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvPhase;
import tablee.cv.rules.CvView;
import tablee.engine.Message;
import tablee.engine.Seat;

/// The players of CV.
public final class CvBots implements BotProvider<CvView, CvAction> {

    private static final CvFeatures FEATURES = new CvFeatures();

    private static final double[] WEIGHTS = Weights.beside(CvBots.class, FEATURES.names());

    private final Player habitue = new Player(Style.HABITUE);

    private static boolean isTurnStart(CvView view) {
        return view.table().phase() == CvPhase.ROLL && view.table().throwsMade() == 0;
    }

    @Override
    public String game() {
        return "cv";
    }

    @Override
    public Bot<CvView, CvAction> debutant() {
        return new Player(Style.DEBUTANT);
    }

    @Override
    public Bot<CvView, CvAction> habitue() {
        return habitue;
    }

    @Override
    public Preference<CvView, CvAction> preference() {
        return new Inclination(habitue);
    }

    @Override
    public Optional<Features<CvView>> features() {
        return Optional.of(FEATURES);
    }

    @Override
    public Evaluation<CvView> evaluation() {
        return new LearntValue<>(FEATURES, WEIGHTS, CvBots::isTurnStart);
    }

    @Override
    public Optional<Message> reason(CvView view, CvAction action) {
        return view.viewer() instanceof Seat
                ? new Reasons(view, habitue).of(action)
                : Optional.empty();
    }

    /// About two rounds: a search asks for an opinion at the start of a turn anyway.
    @Override
    public int horizon() {
        return 60;
    }
}
