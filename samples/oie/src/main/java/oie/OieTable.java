package oie;

import java.util.Collections;
import java.util.List;
import tablee.engine.*;

/// What lies on the table; nothing is hidden.
///
/// @param squares where each goose stands, 0 before the first throw
/// @param waits how long each stays where it is: turns at the inn, [#HELD] in the well or the prison
/// @param rolling whether the dice are in the air
public record OieTable(List<Integer> squares, List<Integer> waits, Seat turn, boolean rolling)
        implements State {

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

    Seats awaited() {
        return rolling || isOver() ? Seats.NONE : Seats.of(turn);
    }

    @Override
    public long hash() {
        long hash = Hash.mix(Hash.mix(Hash.START, turn.index()), rolling ? 1 : 0);
        for (int i = 0; i < squares.size(); i++) {
            hash = Hash.mix(Hash.mix(hash, squares.get(i)), waits.get(i));
        }
        return hash;
    }

    /// What a seat knows of it: everything.
    public record Seen(Viewer viewer, OieTable table) implements View {
        @Override
        public Seats awaited() {
            return table.awaited();
        }
    }

    public enum Move implements Action {
        THROW
    }
}
