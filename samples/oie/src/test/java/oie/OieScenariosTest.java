package oie;

import tablee.testkit.ScenarioSuite;

class OieScenariosTest extends ScenarioSuite {}
