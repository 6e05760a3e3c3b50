package tablee.table;

import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;
import tablee.engine.View;

/// Taking back: one's own steps as long as nobody has learnt anything from them, and more when everybody else agrees.
final class TakingBack<S extends State, V extends View, A extends Action>
        extends Deciding<S, V, A> {

    TakingBack(Table<S, V, A> table) {
        super(table);
    }

    Decision<S> undo(String person, Seat seat) {
        if (!owns(person, seat)) {
            return no("server.seat.notyours");
        }
        if (table.phase() != Phase.PLAYING) {
            return no("server.table.done");
        }
        if (table.isPaused()) {
            return no("server.table.paused");
        }
        int steps = table.steps();
        if (table.undoableFrom(seat) < steps) {
            return goBack(seat, steps - 1);
        }
        int last = table.chair(seat).lastStep;
        if (last < 0) {
            return no("server.undo.nothing");
        }
        return others(person, seat) ? line(new Entry.UndoAsked(seat, last)) : goBack(seat, last);
    }

    /// Whether somebody has not agreed yet to what is asked, if anything is.
    private boolean others(String person, Seat answering) {
        return others(
                person,
                table.undo().map(Table.UndoRequest::agreed).orElse(Seats.NONE).with(answering));
    }

    Decision<S> answerUndo(String person, Seat seat, boolean agrees) {
        if (!owns(person, seat)) {
            return no("server.seat.notyours");
        }
        Optional<Table.UndoRequest> asked = table.undo();
        if (asked.isEmpty() || asked.get().agreed().contains(seat)) {
            return no("server.undo.unasked");
        }
        if (table.isPaused()) {
            return no("server.table.paused");
        }
        boolean last = agrees && !others(person, seat);
        return last
                ? goBack(asked.get().seat(), asked.get().to())
                : line(new Entry.UndoAnswered(seat, agrees));
    }
}
