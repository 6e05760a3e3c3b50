/// Cabo, in the edition of 2010: memory and nerve with face-down cards. The law is `docs/rules/cabo.md`; comments cite its
/// clauses.
///
/// [tablee.cabo.CaboGame] is the door. Behind it are the rooms that every game has: `rules`, `forms` (how everything is written) and `words`
/// (how everything is said); there is no `content`, because the cards are plain numbers 0 to 13 and suits do not exist (CABO-COMP-2).
@NullMarked
package tablee.cabo;

import org.jspecify.annotations.NullMarked;
