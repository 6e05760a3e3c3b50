/// The rules, in the order of a life: Birth, Turn, Throws, Moves, Payment, LuckDie, DestinyDie, War, Revolution, Ending. With them
/// what they speak of ([tablee.hasard.rules.HasardState], [tablee.hasard.rules.HasardView], actions, events, options) and what they answer:
/// the legal list, refusals, results.
///
/// Where a bit lies is known to `PackedTable` for the table, to [tablee.hasard.rules.Place] for a place; everybody else asks by name.
///
/// Not here: what is printed on a Carton (`content`), how a thing is written down (`forms`) or said (`words`).
@NullMarked
package tablee.hasard.rules;

import org.jspecify.annotations.NullMarked;
