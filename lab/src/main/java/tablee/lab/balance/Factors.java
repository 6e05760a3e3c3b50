package tablee.lab.balance;

import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.BiConsumer;
import tablee.engine.Event;
import tablee.engine.Seat;

/// What to look for in the events of one game; found through `META-INF/services`. A game without one still has a report, about seats and
/// lengths.
public interface Factors {

    /// The id of the game.
    String game();

    /// Hears one game from its first event to its last.
    Listener listen();

    /// Told every event in full; tells which seat met which factor.
    interface Listener {
        void hear(Event event, BiConsumer<Seat, Factor> met);
    }

    static Optional<Factors> of(String game) {
        for (Factors factors : ServiceLoader.load(Factors.class)) {
            if (factors.game().equals(game)) {
                return Optional.of(factors);
            }
        }
        return Optional.empty();
    }
}
