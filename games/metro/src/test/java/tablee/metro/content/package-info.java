/// Tests of the room of the same name.
@NullMarked
package tablee.metro.content;

import org.jspecify.annotations.NullMarked;
