/// The rules of Cabo: the truth ([tablee.cabo.rules.CaboState]) and what a seat may know of it ([tablee.cabo.rules.CaboView]), what may be done (`LegalActions`, `Refusals`), what it
/// does (`Dealing`, `Transitions`, `Scoring`) and what may be supposed (`Imagination`). [tablee.cabo.rules.CaboRules] is the way in. How a table is packed is known to
/// [tablee.cabo.rules.Layout] alone. No JSON and no sentences here.
@NullMarked
package tablee.cabo.rules;

import org.jspecify.annotations.NullMarked;
