/// Tests of the room of the same name.
@NullMarked
package tablee.metro.rules;

import org.jspecify.annotations.NullMarked;
