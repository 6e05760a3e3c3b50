@NullMarked
package tablee.table.ask;

import org.jspecify.annotations.NullMarked;
