/// How a scenario file is read, played and checked. Its door is [tablee.testkit.Scenarios]; tests in Java begin at [tablee.testkit.scenario.GivenTable].
@NullMarked
package tablee.testkit.scenario;

import org.jspecify.annotations.NullMarked;
