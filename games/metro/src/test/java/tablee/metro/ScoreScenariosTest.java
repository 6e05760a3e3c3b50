package tablee.metro;

import tablee.testkit.ScenarioSuite;

class ScoreScenariosTest extends ScenarioSuite.OfOneFile {}
