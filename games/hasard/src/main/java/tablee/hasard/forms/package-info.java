/// The written forms: notation, events, views and positions, each declared once.
///
/// Not here: decisions. A form takes a value of the rules apart and puts it together again; whether the result can come up in a game is
/// for the rules to say.
@NullMarked
package tablee.hasard.forms;

import org.jspecify.annotations.NullMarked;
