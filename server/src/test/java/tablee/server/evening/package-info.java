@NullMarked
package tablee.server.evening;

import org.jspecify.annotations.NullMarked;
