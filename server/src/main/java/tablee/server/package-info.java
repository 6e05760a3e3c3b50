/// The table server: people, tables, bots and clocks. A table is its log (`table`), the log is in a store (`store`), tables at
/// work live in `live`, and everything that enters or leaves passes `web`.
@NullMarked
package tablee.server;

import org.jspecify.annotations.NullMarked;
