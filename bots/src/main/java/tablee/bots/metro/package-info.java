/// The hand-written players of Métro, Boulot, Accroc.
///
/// [tablee.bots.metro.Worth] says what a card is worth to a player as the table lies, [tablee.bots.metro.Harm] what an Accroc costs its
/// victim, [tablee.bots.metro.Judgement] what each answer is worth. [tablee.bots.metro.Player] gives the best answer it sees: exactly, as the guide of
/// a search; within some tenths of a point as a *habitué*; as a *débutant* with an eye for points more than for plans. [tablee.bots.metro.MetroFeatures] is what the opinion of a search looks at.
@NullMarked
package tablee.bots.metro;

import org.jspecify.annotations.NullMarked;
