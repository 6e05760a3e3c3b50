package tablee.metro;

import tablee.testkit.ScenarioSuite;

class AccrocScenariosTest extends ScenarioSuite.OfOneFile {}
