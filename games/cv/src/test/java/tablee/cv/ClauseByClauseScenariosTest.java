package tablee.cv;

import tablee.testkit.ScenarioSuite;

/// One thing each, so that a broken clause is missed by its own scenario.
class ClauseByClauseScenariosTest extends ScenarioSuite.OfOneFile {}
