package tablee.hasard;

import tablee.testkit.ScenarioSuite;

class FromTheBookScenariosTest extends ScenarioSuite.OfOneFile {}
