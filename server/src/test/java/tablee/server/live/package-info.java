@NullMarked
package tablee.server.live;

import org.jspecify.annotations.NullMarked;
