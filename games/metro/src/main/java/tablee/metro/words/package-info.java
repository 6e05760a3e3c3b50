/// What Métro says to people: the log, the questions, the table in a terminal, the faces of cards, the life trees. It reads views,
/// events and cards, and decides nothing.
@NullMarked
package tablee.metro.words;

import org.jspecify.annotations.NullMarked;
