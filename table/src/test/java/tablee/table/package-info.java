@NullMarked
package tablee.table;

import org.jspecify.annotations.NullMarked;
