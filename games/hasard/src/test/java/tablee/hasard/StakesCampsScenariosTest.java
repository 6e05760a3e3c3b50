package tablee.hasard;

import tablee.testkit.ScenarioSuite;

class StakesCampsScenariosTest extends ScenarioSuite.OfOneFile {}
