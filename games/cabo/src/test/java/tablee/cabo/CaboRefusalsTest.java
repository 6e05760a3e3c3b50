package tablee.cabo;

import java.util.List;
import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.CaboState;
import tablee.cabo.rules.CaboView;
import tablee.engine.Game;
import tablee.engine.Settings;
import tablee.testkit.RefusalList;

/// Every sentence with which this game refuses a move, by question and kind of action, for a person to read.
class CaboRefusalsTest extends RefusalList<CaboState, CaboView, CaboAction> {

    @Override
    protected Game<CaboState, CaboView, CaboAction> game() {
        return Tables.CABO;
    }

    @Override
    protected List<Settings> tables() {
        return new CaboConformanceTest().tables();
    }
}
