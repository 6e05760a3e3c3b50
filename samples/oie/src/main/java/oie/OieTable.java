package oie;

import java.util.Collections;
import java.util.List;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Hash;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;

/// What lies on the table; nothing is hidden.
///
/// @param squares where each goose stands, 0 before the first throw
/// @param waits how long each stays where it is: turns at the inn, [#HELD] in the well or the prison
/// @param rolling whether the dice are in the air
public record OieTable(List<Integer> squares, List<Integer> waits, Seat turn, boolean rolling) {

    public static final int GARDEN = 63;

    /// Until somebody else comes.
    public static final int HELD = -1;

    public OieTable {
        squares = List.copyOf(squares);
        waits = List.copyOf(waits);
    }

    static OieTable start(int seats) {
        return new OieTable(List.of(), List.of(), Seat.of(0), false).filled(seats);
    }

    /// Everybody stands before the first square, unless somebody was named.
    OieTable filled(int seats) {
        List<Integer> none = Collections.nCopies(seats, 0);
        var at = squares.isEmpty() ? none : squares;
        var held = waits.isEmpty() ? none : waits;
        if (at.size() != seats || held.size() != seats) {
            throw BadInput.of("oie.position", seats);
        }
        return new OieTable(at, held, turn, rolling);
    }

    public boolean isOver() {
        return squares.contains(GARDEN);
    }

    /// The truth and what a seat knows of it are the same here.
    public record Truth(OieTable table) implements State {
        @Override
        public long hash() {
            long hash = Hash.START;
            for (int i = 0; i < table.squares().size(); i++) {
                hash = Hash.mix(Hash.mix(hash, table.squares().get(i)), table.waits().get(i));
            }
            return Hash.mix(Hash.mix(hash, table.turn().index()), table.rolling() ? 1 : 0);
        }
    }

    public record Seen(Viewer viewer, OieTable table) implements View {
        @Override
        public Seats awaited() {
            return table.rolling || table.isOver() ? Seats.NONE : Seats.of(table.turn);
        }
    }

    public enum Move implements Action {
        THROW
    }
}
