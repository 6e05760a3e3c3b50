package tablee.cv;

import tablee.testkit.EveryFileHasASuite;

class EveryScenarioIsRunTest extends EveryFileHasASuite {}
