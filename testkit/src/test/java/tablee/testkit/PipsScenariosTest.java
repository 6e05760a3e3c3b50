package tablee.testkit;

/// The scenarios of Pips hold; what happens to those that do not is in [ScenariosTest].
class PipsScenariosTest extends ScenarioSuite {}
