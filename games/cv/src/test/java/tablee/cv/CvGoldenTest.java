package tablee.cv;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvState;
import tablee.cv.rules.CvView;
import tablee.engine.Game;
import tablee.testkit.GoldenTranscripts;

/// Seeded games told from the first shuffle, for every number of seats in both editions.
class CvGoldenTest extends GoldenTranscripts<CvState, CvView, CvAction> {

    private static final int MOST = 60;

    @Override
    protected Game<CvState, CvView, CvAction> game() {
        return Decks.HOUSE;
    }

    @Override
    protected List<Golden> transcripts() {
        var transcripts = new ArrayList<Golden>();
        for (int seats = 2; seats <= 4; seats++) {
            for (String edition : List.of("fr", "en")) {
                var settings = game().options().settings(seats, Map.of("edition", edition));
                // One of them to the end, so that the score sheet is told too.
                int most = seats == 2 ? 1000 : MOST;
                transcripts.add(
                        new Golden(
                                "cv-" + edition + "-" + seats,
                                settings,
                                40 + seats,
                                edition,
                                most));
            }
        }
        return transcripts;
    }
}
