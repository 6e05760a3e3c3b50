/// Pips, a tiny game for the testkit's own tests: one hidden card each, a secret choice made together, a secret draw, a throw at the
/// end. Small enough to read at once, with everything a suite can find fault with.
@NullMarked
package tablee.testkit.pips;

import org.jspecify.annotations.NullMarked;
