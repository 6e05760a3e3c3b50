/// Games told again: what a viewer saw, replay files, and the proof that every draw was fair.
@NullMarked
package tablee.server.replay;

import org.jspecify.annotations.NullMarked;
