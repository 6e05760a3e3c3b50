/// A table as the fold of its log: entries, seats, clocks, what a command would write. No clock, no thread, no network.
@NullMarked
package tablee.server.table;

import org.jspecify.annotations.NullMarked;
