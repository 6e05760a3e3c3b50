/// Players that see views, never states.
@NullMarked
package tablee.bots;

import org.jspecify.annotations.NullMarked;
