package tablee.cli;

import tablee.cli.server.ScenarioTables;
import tablee.testkit.ScenarioHouse;
import tablee.testkit.ScenarioSuite;

/// Scenarios of people at a table of the server: taking back, leaving, running out of time.
class LiveScenariosTest extends ScenarioSuite {

    @Override
    protected ScenarioHouse house() {
        return ScenarioHouse.ofRepository().with(new ScenarioTables());
    }
}
