/// Simulations and measurements over Cabo, the smallest real game.
@NullMarked
package tablee.lab.balance;

import org.jspecify.annotations.NullMarked;
