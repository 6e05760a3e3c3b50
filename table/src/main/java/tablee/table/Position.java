package tablee.table;

import java.util.Optional;
import tablee.engine.Chance;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;
import tablee.table.fair.Algorithm;
import tablee.table.fair.Made;

/// Where the game stands: the state, and what is needed to go on from it.
///
/// @param steps decisions and draws that count, undone ones left out
/// @param made draws ever made, undone ones included: each has a number and a name of its own
/// @param last who decided last; empty before anybody has
/// @param own the seat whose last decisions can be taken back by itself
/// @param ownSteps how many those are
/// @param shown the seats that were shown something for their eyes only and have not decided since
record Position<S extends State>(
        S state,
        Next next,
        int steps,
        Made made,
        Optional<Seat> last,
        Optional<Seat> own,
        int ownSteps,
        Seats shown) {

    static <S extends State> Position<S> first(S state, Next next, Algorithm algorithm) {
        return new Position<>(
                state,
                next,
                0,
                Made.none(algorithm),
                Optional.empty(),
                Optional.empty(),
                0,
                Seats.NONE);
    }

    /// What came of the draw that was due.
    Position<S> drawn(S reached, Next then) {
        Made more = next instanceof Next.Draw(Chance due) ? made.and(due, last) : made;
        return new Position<>(reached, then, steps + 1, more, last, Optional.empty(), 0, shown);
    }

    Position<S> decided(Seat seat, S reached, Next then, boolean reveals) {
        Optional<Seat> by = Optional.of(seat);
        if (reveals) {
            return new Position<>(
                    reached, then, steps + 1, made, by, Optional.empty(), 0, shown.without(seat));
        }
        return new Position<>(
                reached,
                then,
                steps + 1,
                made,
                by,
                by,
                own.equals(by) ? ownSteps + 1 : 1,
                shown.without(seat));
    }

    /// The first step that `seat` may take back alone; equal to [#steps] when there is none.
    int undoableFrom(Seat seat) {
        return own.equals(Optional.of(seat)) ? steps - ownSteps : steps;
    }

    /// The same after these seats were shown something.
    Position<S> showing(Seats seats) {
        return seats.isEmpty()
                ? this
                : new Position<>(
                        state,
                        next,
                        steps,
                        made,
                        last,
                        own,
                        ownSteps,
                        Seats.of(shown.mask() | seats.mask()));
    }

    /// This earlier position as it is returned to: draws made meanwhile keep their numbers.
    Position<S> after(Made drawn) {
        return new Position<>(state, next, steps, drawn, last, own, ownSteps, shown);
    }

    /// The same moment in another world.
    Position<S> in(S world, Next then) {
        return new Position<>(world, then, steps, made, last, own, ownSteps, shown);
    }

    Seats awaited() {
        return next instanceof Next.Decide(Seats awaited) ? awaited : Seats.NONE;
    }
}
