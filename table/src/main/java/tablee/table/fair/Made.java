package tablee.table.fair;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tablee.engine.Chance;
import tablee.engine.Randomness;
import tablee.engine.Seat;

/// The draws made so far, undone ones included, from which the next one has its number or its name.
///
/// @param all how many
/// @param named how many of each kind and seat, where draws have names
public record Made(Algorithm algorithm, int all, Map<String, Integer> named) {

    public Made {
        named = Map.copyOf(named);
    }

    public static Made none(Algorithm algorithm) {
        return new Made(algorithm, 0, Map.of());
    }

    /// What the next draw is called: its number, or the kind, the seat that decided last (none for a shuffle) and the how-many-eth of both. Two tables at which a seat throws
    /// for the fifth time have the same luck there, whatever happened elsewhere.
    ///
    /// @param last who decided last; empty before anybody has
    public String next(Chance due, Optional<Seat> last) {
        if (!algorithm.hasNames()) {
            return Integer.toString(all);
        }
        String kind = kind(due, last);
        return kind + " " + named.getOrDefault(kind, 0);
    }

    public Randomness stream(byte[] key, Chance due, Optional<Seat> last) {
        return new KeyedStream(key, next(due, last));
    }

    /// After this one.
    public Made and(Chance drawn, Optional<Seat> last) {
        if (!algorithm.hasNames()) {
            return new Made(algorithm, all + 1, named);
        }
        var more = new HashMap<>(named);
        more.merge(kind(drawn, last), 1, Integer::sum);
        return new Made(algorithm, all + 1, more);
    }

    private static String kind(Chance due, Optional<Seat> last) {
        // A shuffle is nobody's: the third deal is the same whoever ended the second.
        Optional<Seat> whose = due instanceof Chance.Shuffle ? Optional.empty() : last;
        return due.name() + " " + whose.map(Seat::label).orElse("-");
    }
}
