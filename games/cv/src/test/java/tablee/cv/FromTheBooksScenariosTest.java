package tablee.cv;

import tablee.testkit.ScenarioSuite;

class FromTheBooksScenariosTest extends ScenarioSuite.OfOneFile {}
