package tablee.server.live;

import java.util.List;
import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Drawn;
import tablee.engine.Events;
import tablee.engine.Formats;
import tablee.engine.Game;
import tablee.engine.GameInfo;
import tablee.engine.Next;
import tablee.engine.OptionList;
import tablee.engine.Randomness;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.engine.Wording;
import tablee.engine.Xoshiro;

/// The same game, except that after so many moves everything one viewer cannot see is exchanged for something else, for good. From then on
/// two games are played, and that viewer must not be sent a different byte until something is shown to them.
final class Swapping<S extends State, V extends View, A extends Action> implements Game<S, V, A> {

    private final Game<S, V, A> truth;
    private final Viewer viewer;
    private final int when;
    private int acts;
    private boolean different;

    Swapping(Game<S, V, A> truth, Viewer viewer, int when) {
        this.truth = truth;
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

    @Override
    public V view(S state, Viewer eyes) {
        return truth.view(state, eyes);
    }

    @Override
    public GameInfo info() {
        return truth.info();
    }

    @Override
    public OptionList options() {
        return truth.options();
    }

    @Override
    public S start(Settings settings) {
        return truth.start(settings);
    }

    @Override
    public Next next(S state) {
        return truth.next(state);
    }

    @Override
    public List<A> legal(V view) {
        return truth.legal(view);
    }

    @Override
    public Optional<Refused> refusal(V view, A action) {
        return truth.refusal(view, action);
    }

    @Override
    public S draw(S state, Drawn drawn, Events events) {
        return truth.draw(state, drawn, events);
    }

    @Override
    public S imagine(V view, Randomness with) {
        return truth.imagine(view, with);
    }

    @Override
    public A whenAbsent(V view) {
        return truth.whenAbsent(view);
    }

    @Override
    public void check(S state) {
        truth.check(state);
    }

    @Override
    public Formats<S, V, A> formats() {
        return truth.formats();
    }

    @Override
    public Wording<V, A> wording() {
        return truth.wording();
    }
}
