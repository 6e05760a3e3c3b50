@NullMarked
package tablee.testkit;

import org.jspecify.annotations.NullMarked;
