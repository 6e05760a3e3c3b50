package tablee.metro;

import tablee.testkit.ScenarioSuite;

class LifeScenariosTest extends ScenarioSuite.OfOneFile {}
