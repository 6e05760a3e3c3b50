package tablee.table;

import java.util.Optional;
import tablee.engine.State;

/// What is decided about a command before anything has changed.
sealed interface Decision<S extends State> {

    /// It is to be written; `play` is what it does to the game.
    record Write<S extends State>(Entry entry, Optional<PlayResult<S>> play)
            implements Decision<S> {}

    /// There is nothing to write, or not yet.
    record Answer<S extends State>(Ruling ruling) implements Decision<S> {}
}
