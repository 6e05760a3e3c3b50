/// A table without a server: the engine, one game, its bots and the pure table, compiled for a worker of the browser. It answers the messages
/// of the web API and of the socket; whoever runs it (`web/src/local/worker.ts`) brings clock, luck and a place to keep the log.
/// No rule, text or bot is written a second time here.
@NullMarked
package tablee.offline;

import org.jspecify.annotations.NullMarked;
