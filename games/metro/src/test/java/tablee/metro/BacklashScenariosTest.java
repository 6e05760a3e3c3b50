package tablee.metro;

import tablee.testkit.ScenarioSuite;

class BacklashScenariosTest extends ScenarioSuite.OfOneFile {}
