package tablee.hasard;

import tablee.testkit.ScenarioSuite;

class BookExampleScenariosTest extends ScenarioSuite.OfOneFile {}
