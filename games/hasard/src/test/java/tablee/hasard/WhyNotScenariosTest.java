package tablee.hasard;

import tablee.testkit.ScenarioSuite;

class WhyNotScenariosTest extends ScenarioSuite.OfOneFile {}
