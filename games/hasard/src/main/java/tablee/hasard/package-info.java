/// Le Jeu de la Vie et du Hasard: a race from the cradle to success, at three levels. The law is the register
/// `docs/rules/hasard.md`; its clause ids (`HAS-7-3`, `HAS-R18`) are cited where a line serves them.
///
/// The door is [tablee.hasard.HasardGame], found through [tablee.hasard.HasardProvider]. Behind it four rooms: `content` (what lies in
/// the box), `rules` (what happens with it, knows `content`), `forms` (how it is written down) and `words` (how it is said).
///
/// Nothing is hidden in this game: a view differs from a state only in whose view it is.
@NullMarked
package tablee.hasard;

import org.jspecify.annotations.NullMarked;
