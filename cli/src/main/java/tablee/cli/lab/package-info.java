/// Commands that play many games: simulations, tournaments, balance, training, analysis.
@NullMarked
package tablee.cli.lab;

import org.jspecify.annotations.NullMarked;
