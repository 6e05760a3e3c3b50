@NullMarked
package tablee.server.art;

import org.jspecify.annotations.NullMarked;
