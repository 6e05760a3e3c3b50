/// What Cabo says: sentences for events, moves and questions, and the table as text. It sees views and never a state.
@NullMarked
package tablee.cabo.words;

import org.jspecify.annotations.NullMarked;
