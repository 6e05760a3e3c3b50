package tablee.metro;

import java.util.List;
import tablee.engine.Game;
import tablee.engine.Settings;
import tablee.metro.rules.MetroAction;
import tablee.metro.rules.MetroState;
import tablee.metro.rules.MetroView;
import tablee.testkit.RefusalList;

/// Every sentence with which this game refuses a move, by question and kind of action, for a person to read.
class MetroRefusalsTest extends RefusalList<MetroState, MetroView, MetroAction> {

    @Override
    protected Game<MetroState, MetroView, MetroAction> game() {
        return Tables.METRO;
    }

    @Override
    protected List<Settings> tables() {
        return new MetroConformanceTest().tables();
    }
}
