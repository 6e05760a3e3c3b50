@NullMarked
package tablee.engine;

import org.jspecify.annotations.NullMarked;
