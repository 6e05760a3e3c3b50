package tablee.bots.cv;

import tablee.bots.Bot;
import tablee.bots.BotProvider;
import tablee.bots.Evaluation;
import tablee.cv.CvAction;
import tablee.cv.CvView;

/// The players of CV.
public final class CvBots implements BotProvider<CvView, CvAction> {

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
        return new Player(Style.HABITUE);
    }

    @Override
    public Evaluation<CvView> evaluation() {
        return new Standing();
    }

    /// About two rounds: a search asks for an opinion at the start of a turn anyway.
    @Override
    public int horizon() {
        return 60;
    }
}
