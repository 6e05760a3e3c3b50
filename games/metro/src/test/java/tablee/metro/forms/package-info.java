/// Tests of the room of the same name.
@NullMarked
package tablee.metro.forms;

import org.jspecify.annotations.NullMarked;
