/// CV: a life bought with dice, card by card. Two rule books, two editions that disagree; the register
/// `docs/rules/cv.md` is the law and every rule here cites its clause.
///
/// Where to look:
///
/// - the door: [tablee.cv.CvGame], found through [tablee.cv.CvProvider]
/// - cards as data: [tablee.cv.Card], [tablee.cv.Deck], read by `DeckReader`, judged by `DeckRules`
/// - the position: [tablee.cv.Table] is what everybody sees, [tablee.cv.CvState] adds what is hidden
/// - the rules, in the order of a turn: `Draft`, `Rolling`, `Buying`, `Misfortune`, `Upkeep`, `Placing`, `Cleanup`, `Scoring`;
///   `Step` is the scratch copy they work on
/// - what is allowed: `LegalActions`, and why not: `Refusals`
/// - who pays with what: `Payment`; what a few more steps would bring: [tablee.cv.Reach]
@NullMarked
package tablee.cv;

import org.jspecify.annotations.NullMarked;
