@NullMarked
package tablee.server.tell;

import org.jspecify.annotations.NullMarked;
