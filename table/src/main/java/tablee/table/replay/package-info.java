/// Games told again: what a viewer saw, replay files, and the proof that every draw was fair.
@NullMarked
package tablee.table.replay;

import org.jspecify.annotations.NullMarked;
