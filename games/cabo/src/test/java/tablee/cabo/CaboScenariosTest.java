package tablee.cabo;

import tablee.testkit.ScenarioSuite;

/// The register's scenarios and the clauses that are best said as a position, a few moves and what then lies on the table.
class CaboScenariosTest extends ScenarioSuite {}
