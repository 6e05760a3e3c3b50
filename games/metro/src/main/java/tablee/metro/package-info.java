/// Métro, Boulot, Accroc: three Stations of a life, laid card by card along prerequisites, while the others try to
/// trip it up. Rules: `docs/rules/metro.md`; every clause id in a comment is one of its clauses.
///
/// Where to look: [tablee.metro.MetroGame] is the door. Cards are data ([tablee.metro.Card], [tablee.metro.Effect],
/// [tablee.metro.CardSet], read by [tablee.metro.SetLoader], judged by [tablee.metro.SetValidator]). The truth is a
/// [tablee.metro.MetroState], what lies open in it an [tablee.metro.Open]; [tablee.metro.LegalActions] asks [tablee.metro.Conditions] what may be done,
/// [tablee.metro.Transitions], [tablee.metro.Resolution] and [tablee.metro.TurnFlow] do it, [tablee.metro.Scoring] counts.
/// What a seat may know is a [tablee.metro.MetroView], cut by [tablee.metro.Viewing] and filled again by
/// [tablee.metro.Imagination].
@NullMarked
package tablee.metro;

import org.jspecify.annotations.NullMarked;
