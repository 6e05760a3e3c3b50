package tablee.cv;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvState;
import tablee.cv.rules.CvView;
import tablee.engine.Game;
import tablee.engine.OptionList;
import tablee.engine.Settings;
import tablee.testkit.Conformance;
import tablee.testkit.Rule;

/// The engine's contract over random games: every number of seats in both editions, and each option flipped once.
@Rule({"CV-COMP-18", "CV-R-1", "CV-R-2", "CV-R-79", "CV-R-80", "CV-INFO-23", "CV-INFO-24"})
class CvConformanceTest extends Conformance<CvState, CvView, CvAction> {

    @Override
    protected Game<CvState, CvView, CvAction> game() {
        return Decks.HOUSE;
    }

    @Override
    protected int games() {
        return 1;
    }

    @Override
    protected List<Settings> tables() {
        OptionList options = game().options();
        var tables = new ArrayList<Settings>();
        for (int seats = 2; seats <= 4; seats++) {
            for (String edition : List.of("fr", "en")) {
                tables.add(options.settings(seats, Map.of("edition", edition)));
            }
        }
        tables.addAll(oneByOne(options, 2));
        return tables;
    }

    /// CV-INFO-23, CV-R-23
    @Override
    protected Set<String> alwaysAsked() {
        return Set.of(
                "cv.ask.roll", "cv.ask.buy", "cv.ask.misfortune", "cv.ask.upkeep", "cv.ask.draft");
    }
}
