@NullMarked
package tablee.server.store;

import org.jspecify.annotations.NullMarked;
