package tablee.metro;

import tablee.testkit.ScenarioSuite;

class TurnScenariosTest extends ScenarioSuite.OfOneFile {}
