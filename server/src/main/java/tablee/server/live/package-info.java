/// Tables at work: one command at a time, written before it is told, bots, clocks, listeners.
@NullMarked
package tablee.server.live;

import org.jspecify.annotations.NullMarked;
