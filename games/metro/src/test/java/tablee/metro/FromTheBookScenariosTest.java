package tablee.metro;

import tablee.testkit.ScenarioSuite;

class FromTheBookScenariosTest extends ScenarioSuite.OfOneFile {}
