/// Tests of the players of Le Jeu de la Vie et du Hasard.
@NullMarked
package tablee.bots.hasard;

import org.jspecify.annotations.NullMarked;
