package tablee.server.table;

import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Json;
import tablee.engine.OptionList;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;

/// A table with its clerk. A ruling that is a line has been applied already, so that the caller can say what follows from it:
/// until that line is in the store, nobody may be shown this table, and if it never gets there the table is read again.
public final class Desk<S extends State, V extends View, A extends Action> {

    /// What becomes of a command.
    public sealed interface Ruling {

        /// The next line of the log, to be written and only then to be told.
        record Line(long seq, long at, Entry entry, Table.Applied applied) implements Ruling {
            public String body() {
                return EntryCodec.line(entry);
            }
        }

        /// Ask [Desk#goBack] with the table's whole history.
        record GoBack(Seat seat, int to) implements Ruling {}

        record No(Refused refused) implements Ruling {}

        record Already(long seq) implements Ruling {}

        /// Nothing is to be done.
        record Nothing() implements Ruling {}
    }

    private final Table<S, V, A> table;
    private final Clerk<S, V, A> clerk;
    private final OptionList options;

    public Desk(Table<S, V, A> table) {
        this.table = table;
        this.clerk = new Clerk<>(table);
        this.options = table.game().options();
    }

    public Table<S, V, A> table() {
        return table;
    }

    /// What becomes of a command.
    ///
    /// @param person who asks; empty for the server itself
    public Ruling rule(String person, Command command, long now) {
        return ruling(clerk.decide(person, command, now), now);
    }

    public Ruling robot(Seat seat, long askedSeq, A action, long now) {
        return ruling(clerk.robot(seat, askedSeq, action), now);
    }

    public Ruling overdue(long now) {
        return ruling(clerk.overdue(now), now);
    }

    public Ruling vanished(Seat seat, long now) {
        return ruling(clerk.vanished(seat, now), now);
    }

    public Ruling reappeared(Seat seat, long now) {
        return ruling(clerk.reappeared(seat), now);
    }

    /// Goes back to before step `to`. `history` is of the same line as this table, and used up by it.
    public Ruling goBack(Seat seat, int to, History<S, V, A> history, long now) {
        return line(new Entry.Undone(seat, to), Optional.of(history.back(to)), now);
    }

    private Ruling ruling(Optional<Verdict<S>> verdict, long now) {
        return verdict.map(due -> ruling(due, now)).orElseGet(Ruling.Nothing::new);
    }

    private Ruling ruling(Verdict<S> verdict, long now) {
        return switch (verdict) {
            case Verdict.Write<S>(Entry entry, Optional<Play<S>> play) -> line(entry, play, now);
            case Verdict.GoBack<S>(Seat seat, int to) -> new Ruling.GoBack(seat, to);
            case Verdict.No<S>(Refused refused) -> new Ruling.No(refused);
            case Verdict.Already<S>(long seq) -> new Ruling.Already(seq);
        };
    }

    /// Time never runs backwards in a log, whatever a machine's clock does.
    private Ruling line(Entry entry, Optional<Play<S>> play, long now) {
        long at = Math.max(now, table.at());
        var applied = table.apply(table.seq() + 1, at, entry, play);
        return new Ruling.Line(table.seq(), at, entry, applied);
    }

    /// A line somebody else has written. Empty when the whole log has to be read again for it.
    public Optional<Table.Applied> apply(History.Line line) {
        Entry entry = EntryCodec.read(Json.parse(line.body()), options);
        return entry instanceof Entry.Undone || entry instanceof Entry.Forgotten
                ? Optional.empty()
                : Optional.of(table.apply(line.seq(), line.at(), entry, Optional.empty()));
    }

    /// Whether the game may begin without anybody saying so.
    public boolean isComplete() {
        return clerk.isComplete();
    }
}
