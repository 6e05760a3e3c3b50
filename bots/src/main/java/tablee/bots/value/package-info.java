/// Opinions that were learnt: what a game tells apart in a position ([tablee.bots.value.Features]), and weights for it that came out of
/// games the bots played against themselves ([tablee.bots.value.LearntValue]).
@NullMarked
package tablee.bots.value;

import org.jspecify.annotations.NullMarked;
