package tablee.metro;

import tablee.testkit.ScenarioSuite;

/// Every scenario of the register and more, as files.
class MetroScenariosTest extends ScenarioSuite {}
