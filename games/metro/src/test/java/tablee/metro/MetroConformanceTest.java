package tablee.metro;

import java.util.List;
import java.util.Set;
import tablee.engine.Game;
import tablee.engine.Settings;
import tablee.metro.rules.MetroAction;
import tablee.metro.rules.MetroState;
import tablee.metro.rules.MetroView;
import tablee.testkit.Conformance;
import tablee.testkit.Rule;

/// The engine's contract over random games: refused answers change nothing (METRO-FLOW-9), every question has an answer
/// (METRO-FLOW-5), the same seed gives the same game (METRO-FLOW-8), cards are conserved (in `check`).
@Rule({
    "METRO-FLOW-5",
    "METRO-FLOW-7",
    "METRO-FLOW-8",
    "METRO-FLOW-9",
    "METRO-FLOW-10",
    "METRO-RULE-58"
})
class MetroConformanceTest extends Conformance<MetroState, MetroView, MetroAction> {

    @Override
    protected Game<MetroState, MetroView, MetroAction> game() {
        return Tables.METRO;
    }

    @Override
    protected List<Settings> tables() {
        return Tables.all();
    }

    @Override
    protected int games() {
        return 1;
    }

    /// METRO-FLOW-7, METRO-HIDE-5
    @Override
    protected Set<String> alwaysAsked() {
        return Set.of(
                "metro.asked.REACT", "metro.asked.LAY", "metro.asked.EXTRA", "metro.asked.RETURN");
    }
}
