/// Métro, Boulot, Accroc: three Stations of a life, laid card by card along prerequisites, while the others try to
/// trip it up. Rules: `docs/rules/metro.md`; every clause id in a comment is one of its clauses.
///
/// Here is only the door, [tablee.metro.MetroGame], and who puts it on the shelf. Behind it: `content` (cards and their checks), `rules` (how it
/// is played), `forms` (how it is written), `words` (what is said). Arrows point from `forms` and `words` to `rules`, and from there to
/// `content`.
@NullMarked
package tablee.metro;

import org.jspecify.annotations.NullMarked;
