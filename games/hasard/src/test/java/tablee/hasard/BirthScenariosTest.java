package tablee.hasard;

import tablee.testkit.ScenarioSuite;

class BirthScenariosTest extends ScenarioSuite.OfOneFile {}
