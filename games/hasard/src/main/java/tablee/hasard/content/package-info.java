/// What lies in the box: qualities, professions, obstacles, tasks, [tablee.hasard.content.Carton]s and the
/// [tablee.hasard.content.CartonSet] they make, its loader, and the checks that a set is playable and fair.
///
/// Not here: pawns, tracks and turns. Nothing in this room knows that a game is going on.
@NullMarked
package tablee.hasard.content;

import org.jspecify.annotations.NullMarked;
