/// Tests of the room of the same name.
@NullMarked
package tablee.metro.words;

import org.jspecify.annotations.NullMarked;
