package tablee.server.live;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.table.Phase;
import tablee.table.Sitter;
import tablee.table.Table;

/// Whose turn it has become: remembers for whom a table waited before, so that each of them is told once.
final class Turns {

    /// The people somebody has told already, or will, that the table waits for them.
    private Seats waited;

    /// Whoever is awaited at the beginning has been told by whoever was there before.
    Turns(Table<?, ?, ?> table) {
        this.waited = waits(table);
    }

    /// Somebody is awaited since a certain line.
    record Turn(Seat seat, long asked, String person) {

        /// Whether the table still waits for the same answer of the same person.
        boolean isStillDue(Table<?, ?, ?> table) {
            return table.waitsFor().contains(seat)
                    && table.chairs().get(seat.index()).askedSeq() == asked
                    && owner(table, seat).equals(person);
        }
    }

    /// Those awaited now who were not before.
    List<Turn> fresh(Table<?, ?, ?> table) {
        Seats waits = waits(table);
        Seats fresh = Seats.of(waits.mask() & ~waited.mask());
        waited = waits;
        if (fresh.isEmpty()) {
            return List.of();
        }
        var turns = new ArrayList<Turn>(fresh.size());
        for (Seat seat : fresh) {
            long asked = table.chairs().get(seat.index()).askedSeq();
            turns.add(new Turn(seat, asked, owner(table, seat)));
        }
        return turns;
    }

    /// Another node wrote, and tells whoever is awaited now.
    void known(Table<?, ?, ?> table) {
        waited = waits(table);
    }

    private static Seats waits(Table<?, ?, ?> table) {
        return table.phase() == Phase.PLAYING ? table.waitsFor() : Seats.NONE;
    }

    private static String owner(Table<?, ?, ?> table, Seat seat) {
        return table.chairs().get(seat.index()).person().map(Sitter.Person::id).orElse("");
    }
}
