package tablee.hasard;

import tablee.testkit.ScenarioSuite;

class AmbushScenariosTest extends ScenarioSuite.OfOneFile {}
