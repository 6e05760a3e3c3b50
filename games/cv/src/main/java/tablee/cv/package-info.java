/// CV: a life bought with dice, card by card. Two rule books, two editions that disagree; the register
/// `docs/rules/cv.md` is the law and every rule here cites its clause.
///
/// Where to look:
///
/// - the door: [tablee.cv.CvGame], found through [tablee.cv.CvProvider]
/// - cards as data: [tablee.cv.Card], [tablee.cv.Deck]; a deck file is read by `DeckReader` (`CardReader`, `ConditionReader`,
///   `GoalReader`) and judged by `DeckRules` (`NamedCards`, `RoleCards`, `KnownCards`, `Prices`, `Mixture`)
/// - the position: [tablee.cv.Table] is what everybody sees (packed in `TableRows`; `Stacks`, `Kit` and `Purse` answer for it),
///   [tablee.cv.CvState] adds what is hidden
/// - the rules, in the order of a turn: `Draft`, `Rolling`, `Buying`, `Misfortune`, `Upkeep`, `Placing`, `Cleanup`, `Scoring`;
///   `Step` is the scratch copy they work on
/// - what is allowed: `LegalActions` (`LegalThrows`, `PlayableEvents`, `Purchases`, `KitSteps`), and why not: `Refusals`
/// - who pays with what: `Payment`; what a few more steps would bring: [tablee.cv.Reach], found by `ReachSearch`
/// - on the wire and in files: `Notation`, `Pieces`, `EventForm`, `CardJson`; `TableJson` writes a table, `TableReader` and
///   `TurnReader` read it
@NullMarked
package tablee.cv;

import org.jspecify.annotations.NullMarked;
