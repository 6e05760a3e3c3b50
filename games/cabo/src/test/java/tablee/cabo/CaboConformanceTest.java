package tablee.cabo;

import java.util.List;
import java.util.Set;
import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.CaboState;
import tablee.cabo.rules.CaboView;
import tablee.engine.Game;
import tablee.engine.Settings;
import tablee.testkit.Conformance;
import tablee.testkit.Rule;

/// The engine's contract over random games. A refused decision changes nothing (CABO-R-48), the same seed gives the same game
/// (CABO-R-7), a tableau neither grows nor vanishes and the cards stay the deck (section 5.5, in `check`).
@Rule({"CABO-R-7", "CABO-R-48", "CABO-R-49", "CABO-R-18"})
class CaboConformanceTest extends Conformance<CaboState, CaboView, CaboAction> {

    @Override
    protected Game<CaboState, CaboView, CaboAction> game() {
        return Tables.CABO;
    }

    @Override
    protected List<Settings> tables() {
        return Tables.all();
    }

    @Override
    protected int games() {
        return 1;
    }

    /// What shows a card, and the reveal of a round, which is there to be seen (CABO-INFO-12, -13).
    @Override
    protected Set<String> alwaysAsked() {
        return Set.of(
                "cabo.asked.look",
                "cabo.asked.turn",
                "cabo.asked.lastTurn",
                "cabo.asked.drawn",
                "cabo.asked.special",
                "cabo.asked.target",
                "cabo.asked.continue");
    }
}
