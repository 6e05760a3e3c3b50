@NullMarked
package tablee.cabo.forms;

import org.jspecify.annotations.NullMarked;
