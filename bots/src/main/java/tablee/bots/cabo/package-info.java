/// The hand-written players of Cabo.
///
/// [tablee.bots.cabo.Reading] is the table as a player remembers it, [tablee.bots.cabo.Judgement] what each action is worth on it,
/// [tablee.bots.cabo.Calling] the question of when to call. The *habitué* remembers everything and does what is worth most; the *débutant* forgets
/// and slips. [tablee.bots.cabo.Standing] is the opinion a search asks for between rounds.
@NullMarked
package tablee.bots.cabo;

import org.jspecify.annotations.NullMarked;
