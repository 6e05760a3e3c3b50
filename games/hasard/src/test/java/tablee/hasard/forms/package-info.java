/// Tests of what is written and read back.
@NullMarked
package tablee.hasard.forms;

import org.jspecify.annotations.NullMarked;
