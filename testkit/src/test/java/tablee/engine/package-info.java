/// Tests of the engine that need a game: the engine itself knows none.
@NullMarked
package tablee.engine;

import org.jspecify.annotations.NullMarked;
