/// How Cabo is written: moves in notation, events, views and positions by forms.
@NullMarked
package tablee.cabo.forms;

import org.jspecify.annotations.NullMarked;
