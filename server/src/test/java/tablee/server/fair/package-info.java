@NullMarked
package tablee.server.fair;

import org.jspecify.annotations.NullMarked;
