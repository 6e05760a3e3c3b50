/// How Métro's values are written: answers as people type them, events, views and positions as programs read them. What a value means
/// is the rules' affair, what it is called in a sentence that of `words`.
@NullMarked
package tablee.metro.forms;

import org.jspecify.annotations.NullMarked;
