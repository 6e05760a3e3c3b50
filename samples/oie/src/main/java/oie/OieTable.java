package oie;

import java.util.Collections;
import java.util.List;
import tablee.engine.Seat;
import tablee.engine.Seats;

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
        List<Integer> none = Collections.nCopies(seats, 0);
        return new OieTable(none, none, Seat.of(0), false);
    }

    public boolean isOver() {
        return squares.contains(GARDEN);
    }

    Seats awaited() {
        return rolling || isOver() ? Seats.NONE : Seats.of(turn);
    }
}
