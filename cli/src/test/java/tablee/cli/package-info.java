/// The command line, run in this process against captured streams.
@NullMarked
package tablee.cli;

import org.jspecify.annotations.NullMarked;
