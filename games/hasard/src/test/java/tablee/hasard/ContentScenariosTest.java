package tablee.hasard;

import tablee.testkit.ScenarioSuite;

class ContentScenariosTest extends ScenarioSuite.OfOneFile {}
