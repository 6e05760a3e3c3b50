/// The command line: the only module that prints.
@NullMarked
package tablee.cli;

import org.jspecify.annotations.NullMarked;
