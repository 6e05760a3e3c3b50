package tablee.cv;

import tablee.testkit.ScenarioSuite;

/// The scenarios of the register, the books' own examples first.
class CvScenariosTest extends ScenarioSuite {}
