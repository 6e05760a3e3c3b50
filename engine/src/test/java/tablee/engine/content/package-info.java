@NullMarked
package tablee.engine.content;

import org.jspecify.annotations.NullMarked;
