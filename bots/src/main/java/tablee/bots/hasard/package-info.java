/// The hand-written players of Le Jeu de la Vie et du Hasard. They count in one coin: turns a pawn alone would still need
/// ([tablee.bots.hasard.Outlook]), exactly or roughly ([tablee.bots.hasard.HasardStyle]).
@NullMarked
package tablee.bots.hasard;

import org.jspecify.annotations.NullMarked;
