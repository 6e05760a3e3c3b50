/// The same series on threads, on workers, and on workers that are lost.
@NullMarked
package tablee.spark;

import org.jspecify.annotations.NullMarked;
