/// The rules of CV: positions and what moves them on, what is allowed and why not, what is seen, imagined and scored. Every rule
/// cites its clause of the register `docs/rules/cv.md`.
///
/// - the way in: [tablee.cv.rules.CvRules]
/// - the position: [tablee.cv.rules.Table] is what everybody sees (packed in `TableRows`, the one file that knows how; `Stacks`, `Kit` and
///   `Purse` answer for it), [tablee.cv.rules.CvState] adds what is hidden; `Figures` are the deck in plain rows
/// - a turn in its order: `Setup`, `Rolling`, `Buying`, `Misfortune`, `Upkeep`, `Placing`, `Cleanup`, `Scoring`; `Turn` leads from one to
///   the next, `Step` is the scratch copy they work on
/// - what is allowed: `LegalActions` (`PlayableEvents`, `Kit`), and why not: `Refusals`
/// - who pays with what: `Payment`; what a few more steps would bring: [tablee.cv.rules.Reach]
/// - who sees what: `Viewing`, and what it could be: `Imagination`
/// - a position that was written down: [tablee.cv.rules.Arrangement], laid by [tablee.cv.rules.Arranging]
///
/// Not here: how anything is written (`forms`), said (`words`) or read from a deck file (`content`).
@NullMarked
package tablee.cv.rules;

import org.jspecify.annotations.NullMarked;
