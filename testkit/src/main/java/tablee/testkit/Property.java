package tablee.testkit;

import tablee.engine.Action;
import tablee.engine.State;
import tablee.engine.View;

/// Something that must hold in every random game of a game; throws [AssertionError] that says where it does not.
interface Property<S extends State, V extends View, A extends Action> {

    void check(Journey<S, V, A> journey);

    static void hold(boolean holds, String place, String otherwise) {
        if (!holds) {
            throw new AssertionError(place + ": " + otherwise);
        }
    }
}
