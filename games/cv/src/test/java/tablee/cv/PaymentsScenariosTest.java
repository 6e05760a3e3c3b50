package tablee.cv;

import tablee.testkit.ScenarioSuite;

/// Whoever pays may say with what.
class PaymentsScenariosTest extends ScenarioSuite.OfOneFile {}
