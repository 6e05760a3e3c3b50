package tablee.hasard;

import tablee.testkit.ScenarioSuite;

class TasksDeathScenariosTest extends ScenarioSuite.OfOneFile {}
