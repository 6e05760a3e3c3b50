/// The cards of CV as data: what is printed on them, the file they are read from, and what a deck has to fulfil.
///
/// - values: [tablee.cv.content.Card], [tablee.cv.content.Deck], and what they are made of
/// - a deck file is read by [tablee.cv.content.DeckReader] (`CardReader`, `ConditionReader`, `GoalReader`) and judged by `DeckRules`
///   (`NamedCards`, `RoleCards`, `KnownCards`, `Prices`, `Mixture`)
///
/// Not here: what a card does in play. This room knows none of the others.
@NullMarked
package tablee.cv.content;

import org.jspecify.annotations.NullMarked;
