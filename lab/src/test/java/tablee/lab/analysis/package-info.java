/// Simulations and measurements over Cabo, the smallest real game.
@NullMarked
package tablee.lab.analysis;

import org.jspecify.annotations.NullMarked;
