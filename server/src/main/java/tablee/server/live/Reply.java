package tablee.server.live;

import tablee.engine.Refused;

/// What became of a command, said once it is certain.
public sealed interface Reply {

    /// In the store for good, as this line (or that of the first time it was sent).
    record Done(long seq) implements Reply {}

    record No(Refused refused) implements Reply {}

    /// The store did not answer, or too much is waiting: try again.
    record Trouble(String what) implements Reply {}
}
