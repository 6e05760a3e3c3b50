/// Whether tests bite: breaks a game clause by clause and runs the tests that cite the clause. Runs in a JVM of its own, because
/// code that was broken may never come back; `tablee rules coverage --bite` starts it.
@NullMarked
package tablee.testkit.bite;

import org.jspecify.annotations.NullMarked;
