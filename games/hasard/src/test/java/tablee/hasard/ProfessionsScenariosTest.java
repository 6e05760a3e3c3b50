package tablee.hasard;

import tablee.testkit.ScenarioSuite;

class ProfessionsScenariosTest extends ScenarioSuite.OfOneFile {}
