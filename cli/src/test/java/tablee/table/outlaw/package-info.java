/// Small crimes for the architecture tests to catch; never part of the program.
@NullMarked
package tablee.table.outlaw;

import org.jspecify.annotations.NullMarked;
