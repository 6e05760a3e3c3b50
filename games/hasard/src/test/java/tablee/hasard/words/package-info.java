/// Tests of what the game says.
@NullMarked
package tablee.hasard.words;

import org.jspecify.annotations.NullMarked;
