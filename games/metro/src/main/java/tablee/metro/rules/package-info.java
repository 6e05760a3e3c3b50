/// How Métro is played: the state of a table, what may be answered, what an answer does, what it scores, what a seat may see of it
/// and what it may imagine. Cards come from `content`; nothing here knows how a value is written or told.
///
/// The truth is a [tablee.metro.rules.MetroState], what lies open in it an [tablee.metro.rules.Open], what a seat sees a
/// [tablee.metro.rules.Table]. [tablee.metro.rules.LegalActions] asks [tablee.metro.rules.Conditions] what may be done,
/// [tablee.metro.rules.Transitions], [tablee.metro.rules.Resolution] and [tablee.metro.rules.TurnFlow] do it. Numbers are packed in one
/// file, [tablee.metro.rules.Layout].
@NullMarked
package tablee.metro.rules;

import org.jspecify.annotations.NullMarked;
