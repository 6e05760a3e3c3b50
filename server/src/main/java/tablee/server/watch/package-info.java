/// Whether the threads everybody depends on still do something.
@NullMarked
package tablee.server.watch;

import org.jspecify.annotations.NullMarked;
