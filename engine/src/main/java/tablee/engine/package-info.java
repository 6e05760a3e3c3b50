/// What every game is made of: states, views, actions, chance, events, options, outcomes, logs. Knows no game, no bot, no
/// clock and no network, and depends on the JDK alone.
///
/// The contract is complete: what a game must offer is in [tablee.engine.Game], [tablee.engine.Formats] and
/// [tablee.engine.Wording], and nowhere else.
///
/// Start at [tablee.engine.Game], then [tablee.engine.play.Stepper] and [tablee.engine.play.Match].
@NullMarked
package tablee.engine;

import org.jspecify.annotations.NullMarked;
