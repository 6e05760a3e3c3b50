@NullMarked
package tablee.server.watch;

import org.jspecify.annotations.NullMarked;
