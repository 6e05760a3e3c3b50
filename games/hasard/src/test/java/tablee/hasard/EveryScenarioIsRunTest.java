package tablee.hasard;

import tablee.testkit.EveryFileHasASuite;

class EveryScenarioIsRunTest extends EveryFileHasASuite {}
