@NullMarked
package tablee.table.tell;

import org.jspecify.annotations.NullMarked;
