package tablee.testkit;

import tablee.engine.Game;
import tablee.engine.Seat;
import tablee.engine.Viewer;
import tablee.testkit.pips.PipsAction;
import tablee.testkit.pips.PipsGame;
import tablee.testkit.pips.PipsState;
import tablee.testkit.pips.PipsView;

class PipsSecretsTest extends Secrets<PipsState, PipsView, PipsAction> {

    @Override
    protected Game<PipsState, PipsView, PipsAction> game() {
        return new PipsGame();
    }

    /// Two cards face down that the viewer has not seen can always have changed places.
    @Override
    protected boolean hidesSomething(PipsState state, Viewer viewer) {
        return switch (state.phase()) {
            case DEAL, OVER -> false;
            case LOOK, TURN, HOLD, ROLL -> unseen(state, viewer) > 1;
        };
    }

    static int unseen(PipsState state, Viewer viewer) {
        boolean own = viewer instanceof Seat seat && state.known().contains(seat);
        boolean held = state.held() > 0 && !viewer.equals(state.turn());
        return state.seats() + state.pile().size() - (own ? 1 : 0) + (held ? 1 : 0);
    }
}
