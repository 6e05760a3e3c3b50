package tablee.testkit.pips;

import java.util.List;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.View;
import tablee.engine.Viewer;

public record PipsView(Now now, Memory memory) implements View {

    /// What lies on the table.
    ///
    /// @param held the card in the viewer's own hand, 0 otherwise
    /// @param looking whether the viewer's own answer was to look
    /// @param cards all of them when the game is over
    public record Now(
            Viewer viewer,
            int seats,
            int deck,
            String ending,
            PipsState.Phase phase,
            Seats awaited,
            Seat turn,
            int pile,
            List<Integer> discard,
            Seats known,
            Seats stood,
            int held,
            boolean looking,
            List<Integer> cards,
            int roll) {
        public Now {
            discard = List.copyOf(discard);
            cards = List.copyOf(cards);
        }
    }

    /// What the viewer could remember.
    ///
    /// @param own the viewer's card if it was seen, 0 otherwise
    public record Memory(int own) {}

    @Override
    public Viewer viewer() {
        return now.viewer();
    }

    @Override
    public Seats awaited() {
        return now.awaited();
    }
}
