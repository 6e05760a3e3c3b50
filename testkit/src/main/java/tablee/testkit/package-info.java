/// What tests of every game share: scenarios, conformance, generators.
@NullMarked
package tablee.testkit;

import org.jspecify.annotations.NullMarked;
