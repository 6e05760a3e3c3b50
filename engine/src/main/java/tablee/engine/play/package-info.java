/// Ways through a game: [tablee.engine.play.Stepper] is the one loop over `Next`, [tablee.engine.play.Match] adds a log to it ([tablee.engine.play.GameLog]), [tablee.engine.play.World] is the one for
/// searches, [tablee.engine.play.Playout] goes through a whole game at random, [tablee.engine.play.Answers] is a
/// legal list as it likes them. What a game is belongs into `tablee.engine`.
@NullMarked
package tablee.engine.play;

import org.jspecify.annotations.NullMarked;
