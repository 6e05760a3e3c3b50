/// The players of Cabo on arranged tables and in whole games.
@NullMarked
package tablee.bots.cabo;

import org.jspecify.annotations.NullMarked;
