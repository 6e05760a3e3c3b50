/// What a table says to whom: table, entry and viewer give a message, and a message its text. Knows no connection and no store; a law holds
/// that.
@NullMarked
package tablee.table.tell;

import org.jspecify.annotations.NullMarked;
