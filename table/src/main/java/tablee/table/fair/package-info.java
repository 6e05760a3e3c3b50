/// Draws that anybody can check: who is bound to what, the key that follows from it, the keyed stream.
@NullMarked
package tablee.table.fair;

import org.jspecify.annotations.NullMarked;
