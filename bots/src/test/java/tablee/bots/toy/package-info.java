/// Games small enough to be worked out by hand, each with one trap that a search falls into if it is built wrongly.
@NullMarked
package tablee.bots.toy;

import org.jspecify.annotations.NullMarked;
