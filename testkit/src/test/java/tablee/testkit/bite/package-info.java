@NullMarked
package tablee.testkit.bite;

import org.jspecify.annotations.NullMarked;
