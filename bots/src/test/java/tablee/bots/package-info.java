/// What the players are held to.
@NullMarked
package tablee.bots;

import org.jspecify.annotations.NullMarked;
