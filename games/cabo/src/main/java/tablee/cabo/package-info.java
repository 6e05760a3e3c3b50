/// Cabo: rules, content and texts of one game.
@NullMarked
package tablee.cabo;

import org.jspecify.annotations.NullMarked;
