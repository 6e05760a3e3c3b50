package tablee.server.live;

import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.engine.Randomness;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.engine.Xoshiro;
import tablee.testkit.Disguised;

/// The same game, except that one viewer is shown a world that they cannot tell from the true one. Whatever the server sends them must
/// not change by a byte: if it does, it came from somewhere else than their view.
final class Dreaming<S extends State, V extends View, A extends Action> extends Disguised<S, V, A> {

    private final Viewer dreamer;
    private final Randomness random = new Xoshiro(99);
    int different;

    Dreaming(Game<S, V, A> truth, Viewer dreamer) {
        super(truth);
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
}
