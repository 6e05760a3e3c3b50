package tablee.hasard;

import java.util.List;
import tablee.engine.Game;
import tablee.engine.Settings;
import tablee.hasard.rules.HasardAction;
import tablee.hasard.rules.HasardState;
import tablee.hasard.rules.HasardView;
import tablee.testkit.RefusalList;

/// Every sentence with which this game refuses a move, by question and kind of action, for a person to read.
class HasardRefusalsTest extends RefusalList<HasardState, HasardView, HasardAction> {

    private final HasardConformanceTest suite = new HasardConformanceTest();

    @Override
    protected Game<HasardState, HasardView, HasardAction> game() {
        return suite.game();
    }

    @Override
    protected List<Settings> tables() {
        return suite.tables();
    }

    @Override
    protected int weight(HasardAction action) {
        return suite.weight(action);
    }
}
