@NullMarked
package tablee.cabo.words;

import org.jspecify.annotations.NullMarked;
