/// What people ask of a table, as it is typed and sent: read, made fit to be shown to others, or declined with a reason. The same for a server and
/// for a table in a browser.
@NullMarked
package tablee.table.ask;

import org.jspecify.annotations.NullMarked;
