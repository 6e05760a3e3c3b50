package tablee.hasard;

import tablee.testkit.ScenarioSuite;

class LevelCScenariosTest extends ScenarioSuite.OfOneFile {}
