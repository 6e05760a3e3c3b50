/// A look back at a finished game: how the chances went, what the dice gave and what choices cost, and how far these chances can be
/// trusted.
@NullMarked
package tablee.lab.analysis;

import org.jspecify.annotations.NullMarked;
