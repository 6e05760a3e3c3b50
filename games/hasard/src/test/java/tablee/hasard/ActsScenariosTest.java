package tablee.hasard;

import tablee.testkit.ScenarioSuite;

class ActsScenariosTest extends ScenarioSuite.OfOneFile {}
