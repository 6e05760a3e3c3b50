package tablee.table;

import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;
import tablee.engine.View;

/// What everything that decides about a table asks, and how it answers.
abstract class Deciding<S extends State, V extends View, A extends Action> {

    /// Refusals that no register knows: those of the table itself.
    static final String TABLE = "TABLE";

    final Table<S, V, A> table;

    Deciding(Table<S, V, A> table) {
        this.table = table;
    }

    boolean isHost(String person) {
        return table.isHost(person);
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

    /// Whether somebody else sits at the table in person who has not agreed yet.
    boolean others(String person, Seats agreed) {
        for (int i = 0; i < table.seats(); i++) {
            Chair chair = table.chair(Seat.of(i));
            if (chair.isAttended() && !chair.belongsTo(person) && !agreed.contains(Seat.of(i))) {
                return true;
            }
        }
        return false;
    }

    Decision<S> line(Entry entry) {
        return new Decision.Write<>(entry, Optional.empty());
    }

    Entry takenOver(Seat seat, Entry.Why why) {
        return new Entry.TakenOver(seat, table.opened().terms().substitute(), why);
    }

    Decision<S> no(String key) {
        return refused(Refused.of(TABLE, key));
    }

    Decision<S> refused(Refused refused) {
        return new Decision.Answer<>(new Ruling.No(refused));
    }

    /// It was carried out before, in this line.
    Decision<S> already(long seq) {
        return new Decision.Answer<>(new Ruling.Done(seq));
    }

    /// The game goes back, for which the older lines are needed.
    Decision<S> goBack(Seat seat, int to) {
        return new Decision.Answer<>(new Ruling.GoBack(seat, to));
    }
}
