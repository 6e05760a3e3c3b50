/// Benchmarks with JMH; a figure counts only with date, commit, JDK and machine.
@NullMarked
package tablee.bench;

import org.jspecify.annotations.NullMarked;
