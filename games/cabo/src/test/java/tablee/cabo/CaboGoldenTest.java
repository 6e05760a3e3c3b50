package tablee.cabo;

import java.util.List;
import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.CaboState;
import tablee.cabo.rules.CaboView;
import tablee.engine.Game;
import tablee.testkit.GoldenTranscripts;

/// Short seeded games, told in full. A line that moves is a rule that moved.
class CaboGoldenTest extends GoldenTranscripts<CaboState, CaboView, CaboAction> {

    @Override
    protected Game<CaboState, CaboView, CaboAction> game() {
        return Tables.CABO;
    }

    @Override
    protected List<Golden> transcripts() {
        return List.of(
                new Golden("two-players", Tables.of(2), 1, "en", 60),
                new Golden("four-players", Tables.of(4), 2, "fr", 80),
                new Golden(
                        "six-cards",
                        Tables.of(2, "startCards", "6", "startPeeks", "3"),
                        3,
                        "en",
                        60),
                new Golden("two-decks", Tables.of(6, "decks", "2"), 4, "fr", 60),
                new Golden("memory-on", Tables.of(3, "memory", "on"), 5, "en", 50),
                new Golden("swap-opponents", Tables.of(4, "swapOpponents", "true"), 1059, "en", 45),
                new Golden(
                        "to-the-end",
                        Tables.of(2, "startCards", "8", "turnLimit", "20"),
                        7,
                        "fr",
                        400));
    }
}
