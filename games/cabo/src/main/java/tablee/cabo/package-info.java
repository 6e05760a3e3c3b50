/// Cabo, in the edition of 2010: memory and nerve with face-down cards. The law is `docs/rules/cabo.md`; comments cite its
/// clauses.
///
/// Where to look: [tablee.cabo.CaboGame] is the door; `LegalActions` and `Refusals` say what may be done, `Transitions` what it
/// does, `Scoring` what a round is worth; `CaboView` is what a seat may know and `Imagination` what it may suppose. Card
/// values are plain numbers 0 to 13, because suits do not exist (CABO-COMP-2).
@NullMarked
package tablee.cabo;

import org.jspecify.annotations.NullMarked;
