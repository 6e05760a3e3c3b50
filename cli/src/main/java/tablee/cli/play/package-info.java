/// A table in a terminal: one person or several in turn, the other seats bots. Knows no game; what it shows comes from views and
/// [tablee.engine.Wording], what can be played from legal lists.
@NullMarked
package tablee.cli.play;

import org.jspecify.annotations.NullMarked;
