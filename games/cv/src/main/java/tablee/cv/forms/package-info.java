/// How CV is written: actions in notation, events, views and positions as JSON. Each form is declared once, for writer, reader and the
/// types of the client.
///
/// Not here: what a missing field of a position means (`rules`, `Arranging`), sentences (`words`), the deck file (`content`).
@NullMarked
package tablee.cv.forms;

import org.jspecify.annotations.NullMarked;
