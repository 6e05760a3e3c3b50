package tablee.cv;

import java.util.List;
import java.util.Map;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvState;
import tablee.cv.rules.CvView;
import tablee.engine.Game;
import tablee.engine.Settings;
import tablee.testkit.RefusalList;

/// Every sentence with which this game refuses a move, by question and kind of action, for a person to read.
class CvRefusalsTest extends RefusalList<CvState, CvView, CvAction> {

    @Override
    protected Game<CvState, CvView, CvAction> game() {
        return Decks.HOUSE;
    }

    @Override
    protected List<Settings> tables() {
        return List.of(
                game().options().standard(2),
                game().options().standard(4),
                game().options().settings(3, Map.of("edition", "en")));
    }
}
