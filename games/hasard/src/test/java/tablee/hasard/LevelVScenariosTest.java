package tablee.hasard;

import tablee.testkit.ScenarioSuite;

class LevelVScenariosTest extends ScenarioSuite.OfOneFile {}
