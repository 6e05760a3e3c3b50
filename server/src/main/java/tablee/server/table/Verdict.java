package tablee.server.table;

import java.util.Optional;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.State;

/// What becomes of a command.
sealed interface Verdict<S extends State> {

    /// It is to be written; `play` is what it does to the game.
    record Write<S extends State>(Entry entry, Optional<Play<S>> play) implements Verdict<S> {}

    /// The game goes back, for which the older lines are needed.
    record GoBack<S extends State>(Seat seat, int to) implements Verdict<S> {}

    record No<S extends State>(Refused refused) implements Verdict<S> {}

    /// It was carried out before, in this line.
    record Already<S extends State>(long seq) implements Verdict<S> {}
}
