/// The hand-written players of Métro, Boulot, Accroc.
///
/// [tablee.bots.metro.Worth] says what a card is worth to a player as the table lies, [tablee.bots.metro.Harm] what an Accroc costs its
/// victim, [tablee.bots.metro.Judgement] what each answer is worth. The *habitué* gives the best answer; the *débutant* looks
/// at points more than at plans and now and then misjudges. [tablee.bots.metro.MetroFeatures] is what the opinion of a search looks at.
@NullMarked
package tablee.bots.metro;

import org.jspecify.annotations.NullMarked;
