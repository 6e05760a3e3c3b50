package tablee.metro;

import tablee.testkit.ScenarioSuite;

class EffectsScenariosTest extends ScenarioSuite.OfOneFile {}
