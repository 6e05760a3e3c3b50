package tablee.metro;

import tablee.testkit.ScenarioSuite;

class HidingScenariosTest extends ScenarioSuite.OfOneFile {}
