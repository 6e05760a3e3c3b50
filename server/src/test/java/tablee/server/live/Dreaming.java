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
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.engine.Wording;
import tablee.engine.Xoshiro;

/// The same game, except that one viewer is shown a world that they cannot tell from the true one. Whatever the server sends them must
/// not change by a byte: if it does, it came from somewhere else than their view.
final class Dreaming<S extends State, V extends View, A extends Action> implements Game<S, V, A> {

    private final Game<S, V, A> truth;
    private final Viewer dreamer;
    private final Randomness random = new Xoshiro(99);
    int different;

    Dreaming(Game<S, V, A> truth, Viewer dreamer) {
        this.truth = truth;
        this.dreamer = dreamer;
    }

    @Override
    public V view(S state, Viewer viewer) {
        V view = truth.view(state, viewer);
        if (!viewer.equals(dreamer) || truth.next(state) instanceof Next.Draw) {
            return view;
        }
        S dream = truth.imagine(view, random);
        V dreamt = truth.view(dream, viewer);
        if (!dreamt.equals(view)) {
            throw new AssertionError(
                    truth.info().id()
                            + ": "
                            + viewer.label()
                            + " can tell its dream from the truth");
        }
        different += dream.hash() == state.hash() ? 0 : 1;
        return dreamt;
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
    public S act(S state, tablee.engine.Seat seat, A action, Events events) {
        return truth.act(state, seat, action, events);
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
