package tablee.metro;

import tablee.testkit.ScenarioSuite;

class BiteScenariosTest extends ScenarioSuite.OfOneFile {}
