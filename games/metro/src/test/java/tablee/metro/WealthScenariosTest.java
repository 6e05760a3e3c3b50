package tablee.metro;

import tablee.testkit.ScenarioSuite;

class WealthScenariosTest extends ScenarioSuite.OfOneFile {}
