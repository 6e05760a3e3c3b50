package tablee.metro;

import tablee.testkit.EveryFileHasASuite;

class EveryScenarioIsRunTest extends EveryFileHasASuite {}
