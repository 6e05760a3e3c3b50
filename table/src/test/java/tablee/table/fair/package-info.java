@NullMarked
package tablee.table.fair;

import org.jspecify.annotations.NullMarked;
