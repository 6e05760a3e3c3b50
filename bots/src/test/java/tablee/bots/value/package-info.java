/// What the players are held to.
@NullMarked
package tablee.bots.value;

import org.jspecify.annotations.NullMarked;
