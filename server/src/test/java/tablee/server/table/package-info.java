@NullMarked
package tablee.server.table;

import org.jspecify.annotations.NullMarked;
