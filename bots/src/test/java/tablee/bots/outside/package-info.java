/// Strangers to measure the expert by, one for each game: a few rules of thumb and flat rollouts of them, over nothing but what games show to everybody who
/// writes a bot. They share nothing with the players of this project, neither how things are weighed nor when to stop nor what a position is worth.
@NullMarked
package tablee.bots.outside;

import org.jspecify.annotations.NullMarked;
