package tablee.server.table;

import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;

/// What every ruling on a table asks, and how it answers.
abstract class Rulings<S extends State, V extends View, A extends Action> {

    /// Refusals that no register knows: those of the table itself.
    static final String TABLE = "TABLE";

    final Table<S, V, A> table;

    Rulings(Table<S, V, A> table) {
        this.table = table;
    }

    boolean isHost(String person) {
        return table.opened().host().equals(person);
    }

    /// The host of the table, or the server itself on behalf of whoever runs it.
    boolean rules(String person) {
        return person.isEmpty() || isHost(person);
    }

    boolean exists(Seat seat) {
        return seat.index() < table.seats();
    }

    boolean owns(String person, Seat seat) {
        return exists(seat) && table.chair(seat).belongsTo(person);
    }

    Verdict<S> line(Entry entry) {
        return new Verdict.Write<>(entry, Optional.empty());
    }

    Entry takenOver(Seat seat, Entry.Why why) {
        return new Entry.TakenOver(seat, table.opened().terms().substitute(), why);
    }

    Verdict<S> no(String key) {
        return new Verdict.No<>(Refused.of(TABLE, key));
    }
}
