@NullMarked
package tablee.cabo.rules;

import org.jspecify.annotations.NullMarked;
