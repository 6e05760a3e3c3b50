/// Le Jeu de la Vie et du Hasard: a race from the cradle to success, at three levels. The law is the register
/// `docs/rules/hasard.md`; its clause ids (`HAS-7-3`, `HAS-R18`) are cited where a line serves them.
///
/// A map of the files:
///
/// - what lies in the box: [tablee.hasard.Quality], [tablee.hasard.Profession], [tablee.hasard.Obstacle],
///   [tablee.hasard.Task], [tablee.hasard.Carton], [tablee.hasard.CartonSet] with its loader and its two checks;
/// - the table: [tablee.hasard.Place], [tablee.hasard.HasardState], [tablee.hasard.HasardView];
/// - what happens: [tablee.hasard.HasardAction], [tablee.hasard.HasardEvent], [tablee.hasard.Phase];
/// - the rules, in the order of a life: Birth, Turn, Run, Moves, Payment, LuckDie, DestinyDie, War, Ending;
/// - the written forms: Notation, the codecs, the terminal board.
///
/// Nothing is hidden in this game: a view differs from a state only in whose view it is.
@NullMarked
package tablee.hasard;

import org.jspecify.annotations.NullMarked;
