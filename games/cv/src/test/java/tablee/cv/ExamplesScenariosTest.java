package tablee.cv;

import tablee.testkit.ScenarioSuite;

/// The books' own examples.
class ExamplesScenariosTest extends ScenarioSuite.OfOneFile {}
