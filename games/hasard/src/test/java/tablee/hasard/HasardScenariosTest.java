package tablee.hasard;

import tablee.testkit.ScenarioSuite;

/// The scenarios of the register, and what else the clauses need to be seen.
class HasardScenariosTest extends ScenarioSuite {}
