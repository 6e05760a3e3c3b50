package tablee.table;

import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Json;
import tablee.engine.OptionList;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.table.fair.Entropy;

/// A table with its decider. A ruling that is a line has been applied already, so that the caller can say what follows from it:
/// until that line is in the store, nobody may be shown this table, and if it never gets there the table is read again.
public final class Desk<S extends State, V extends View, A extends Action> {

    private final Table<S, V, A> table;
    private final Decider<S, V, A> decider;
    private final OptionList options;

    /// @param entropy where a nonce comes from for somebody who brings none
    public Desk(Table<S, V, A> table, Entropy entropy) {
        this.table = table;
        this.decider = new Decider<>(table, entropy);
        this.options = table.game().options();
    }

    public Table<S, V, A> table() {
        return table;
    }

    /// What becomes of a command.
    ///
    /// @param person who asks; empty for the server itself
    public Ruling rule(String person, Command command, long now) {
        return rule(person, command, now, now);
    }

    /// What becomes of a command that was sent a while ago.
    public Ruling rule(String person, Command command, long said, long now) {
        return ruling(decider.decide(person, command, said, now), now);
    }

    public Ruling robot(Seat seat, long askedSeq, A action, long now) {
        return ruling(decider.robot(seat, askedSeq, action), now);
    }

    public Ruling overdue(long now) {
        return ruling(decider.overdue(now), now);
    }

    public Ruling vanished(Seat seat, long now) {
        return ruling(decider.vanished(seat, now), now);
    }

    public Ruling reappeared(Seat seat, long now) {
        return ruling(decider.reappeared(seat), now);
    }

    /// Goes back to before step `to`. `history` is of the same line as this table, and used up by it.
    public Ruling goBack(Seat seat, int to, History<S, V, A> history, long now) {
        return line(new Entry.Undone(seat, to), Optional.of(history.back(to)), now);
    }

    private Ruling ruling(Optional<Decision<S>> decision, long now) {
        return decision.map(due -> ruling(due, now)).orElseGet(Ruling.Nothing::new);
    }

    private Ruling ruling(Decision<S> decision, long now) {
        return switch (decision) {
            case Decision.Write<S>(Entry entry, Optional<PlayResult<S>> play) ->
                    line(entry, play, now);
            case Decision.Answer<S>(Ruling ruling) -> ruling;
        };
    }

    /// Time never runs backwards in a log, whatever a machine's clock does.
    private Ruling line(Entry entry, Optional<PlayResult<S>> play, long now) {
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
        return decider.isComplete();
    }
}
