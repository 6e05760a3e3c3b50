package tablee.bots;

import java.util.function.Function;
import tablee.engine.Seat;
import tablee.engine.View;

/// How natural an imagined world is. The rules alone allow an opponent to have kept the worst card for ten turns; a player who knows people
/// does not believe it.
@FunctionalInterface
public interface Plausibility<V extends View> {

    /// A weight above zero, on any scale.
    ///
    /// @param own what the searching seat sees, in this world as in all others
    /// @param seenBy what another seat would see in this world
    double weight(V own, Function<Seat, V> seenBy);
}
