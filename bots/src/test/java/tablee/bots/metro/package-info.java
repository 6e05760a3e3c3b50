/// The players of Métro in whole games, and what their games say about the house set.
@NullMarked
package tablee.bots.metro;

import org.jspecify.annotations.NullMarked;
