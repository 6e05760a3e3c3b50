/// The players of CV. The habitué knows what to keep on the dice: the exact expectation over the throws that are left, for the cards
/// on the track as it values them.
@NullMarked
package tablee.bots.cv;

import org.jspecify.annotations.NullMarked;
