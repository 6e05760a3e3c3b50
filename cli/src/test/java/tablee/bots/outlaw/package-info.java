/// Small crimes for the architecture tests to catch; never part of the program.
@NullMarked
package tablee.bots.outlaw;

import org.jspecify.annotations.NullMarked;
