package tablee.server.live;

import tablee.engine.Action;
import tablee.engine.Events;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.engine.Xoshiro;
import tablee.testkit.Disguised;

/// The same game, except that after so many moves everything one viewer cannot see is exchanged for something else, for good. From then on
/// two games are played, and that viewer must not be sent a different byte until something is shown to them.
final class Swapping<S extends State, V extends View, A extends Action> extends Disguised<S, V, A> {

    private final Viewer viewer;
    private final int when;
    private int acts;
    private boolean different;

    Swapping(Game<S, V, A> truth, Viewer viewer, int when) {
        super(truth);
        this.viewer = viewer;
        this.when = when;
    }

    /// Whether the exchange has been made, and changed something.
    boolean isDifferent() {
        return different;
    }

    @Override
    public S act(S state, Seat seat, A action, Events events) {
        S reached = truth.act(state, seat, action, events);
        if (acts++ < when || different || truth.next(reached) instanceof Next.Draw) {
            return reached;
        }
        S other = truth.imagine(truth.view(reached, viewer), new Xoshiro(acts));
        different = other.hash() != reached.hash();
        return other;
    }
}
