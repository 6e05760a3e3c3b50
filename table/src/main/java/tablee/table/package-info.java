/// A table as the fold of its log: entries, seats, clocks, what a command would write ([Decider]), what a line does ([Evolver]). No clock, no thread, no network, no bot that plays: a law holds
/// that.
@NullMarked
package tablee.table;

import org.jspecify.annotations.NullMarked;
