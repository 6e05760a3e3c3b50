/// What the game says: the log, the buttons, the question of the moment, the table in a terminal, the clauses behind an event.
///
/// Not here: sentences, which are in the text files, and refusals, which the rules give. Everything is said from a view.
@NullMarked
package tablee.hasard.words;

import org.jspecify.annotations.NullMarked;
