/// What a jar with a game from elsewhere carries, so that whoever loads it knows what it was built against and that it conforms.
@NullMarked
package tablee.engine.outside;

import org.jspecify.annotations.NullMarked;
