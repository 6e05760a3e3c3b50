package tablee.cv;

import tablee.testkit.ScenarioSuite;

/// What the books leave open.
class RulingsScenariosTest extends ScenarioSuite.OfOneFile {}
