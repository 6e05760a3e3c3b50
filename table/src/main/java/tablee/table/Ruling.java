package tablee.table;

import tablee.engine.Refused;
import tablee.engine.Seat;

/// What becomes of a command: the one answer, from the manners of a table to whoever asked.
public sealed interface Ruling {

    /// The next line of the log, to be written and only then to be told.
    record Line(long seq, long at, Entry entry, Table.Applied applied) implements Ruling {
        public String body() {
            return EntryCodec.line(entry);
        }
    }

    /// Ask [Desk#goBack] with the table's whole history.
    record GoBack(Seat seat, int to) implements Ruling {}

    /// Nothing is due.
    record Nothing() implements Ruling {}

    /// What whoever asked is told, once it is certain.
    sealed interface Final extends Ruling {}

    /// In the store for good, as this line (or that of the first time it was sent).
    record Done(long seq) implements Final {}

    record No(Refused refused) implements Final {}

    /// The store did not answer, or too much is waiting: try again.
    record Trouble(String what) implements Final {}
}
