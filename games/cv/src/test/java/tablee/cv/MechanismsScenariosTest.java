package tablee.cv;

import tablee.testkit.ScenarioSuite;

/// One per mechanism.
class MechanismsScenariosTest extends ScenarioSuite.OfOneFile {}
