/// Tests of Le Jeu de la Vie et du Hasard; most rules are shown by the scenario files.
@NullMarked
package tablee.hasard;

import org.jspecify.annotations.NullMarked;
