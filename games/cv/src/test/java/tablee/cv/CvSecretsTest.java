package tablee.cv;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvPhase;
import tablee.cv.rules.CvState;
import tablee.cv.rules.CvView;
import tablee.engine.Game;
import tablee.engine.Settings;
import tablee.engine.Viewer;
import tablee.testkit.Rule;
import tablee.testkit.Secrets;

/// What a viewer cannot know changes nothing of what it gets.
@Rule({"CV-INFO-1", "CV-INFO-3..6", "CV-INFO-8", "CV-INFO-14", "CV-INFO-17..22", "CV-INFO-24"})
class CvSecretsTest extends Secrets<CvState, CvView, CvAction> {

    @Override
    protected Game<CvState, CvView, CvAction> game() {
        return Decks.HOUSE;
    }

    @Override
    protected List<Settings> tables() {
        var tables = new ArrayList<Settings>();
        for (int seats = 2; seats <= 4; seats++) {
            for (String edition : List.of("fr", "en")) {
                tables.add(game().options().settings(seats, Map.of("edition", edition)));
            }
        }
        return tables;
    }

    @Override
    protected int games() {
        return 1;
    }

    /// From the first shuffle on there are always decks or goals that a viewer does not know.
    @Override
    protected boolean hidesSomething(CvState state, Viewer viewer) {
        boolean untouched = state.table().is(CvPhase.SETUP) && state.table().setup() == 0;
        return !untouched && !state.table().is(CvPhase.GAME_OVER);
    }

    @Override
    protected int positions() {
        return 12;
    }

    @Override
    protected int forks() {
        return 5;
    }
}
