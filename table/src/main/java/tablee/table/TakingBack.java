package tablee.table;

import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Seat;
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

    /// Whether somebody else sits at the table in person and has not agreed yet.
    private boolean others(String person, Seat answering) {
        for (int i = 0; i < table.seats(); i++) {
            Seat seat = Seat.of(i);
            Chair chair = table.chair(seat);
            boolean agreed =
                    seat.equals(answering)
                            || table.undo()
                                    .filter(asked -> asked.agreed().contains(seat))
                                    .isPresent();
            if (chair.person().isPresent()
                    && chair.robot().isEmpty()
                    && !chair.belongsTo(person)
                    && !agreed) {
                return true;
            }
        }
        return false;
    }

    Decision<S> answerUndo(String person, Seat seat, boolean agrees) {
        if (!owns(person, seat)) {
            return no("server.seat.notyours");
        }
        Optional<Table.UndoRequest> asked = table.undo();
        if (asked.isEmpty() || asked.get().agreed().contains(seat)) {
            return no("server.undo.unasked");
        }
        boolean last = agrees && !others(person, seat);
        return last
                ? goBack(asked.get().seat(), asked.get().to())
                : line(new Entry.UndoAnswered(seat, agrees));
    }
}
