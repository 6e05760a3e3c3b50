/// Tests of the players of CV.
@NullMarked
package tablee.bots.cv;

import org.jspecify.annotations.NullMarked;
