package tablee.engine.form;

import java.util.function.BiFunction;
import tablee.engine.Json;

/// How a game's views are written: what a screen shows, and apart from it what could be remembered.
///
/// @param now what a screen shows
/// @param memory what could be remembered; never sent to a screen that did not ask for an aid the table allows
/// @param read a view from both
public record Views<V>(Codec<V, ?> now, Codec<V, ?> memory, BiFunction<Json, Json, V> read) {

    /// Two halves that are read one by one.
    ///
    /// @param join puts a view together from what both halves read
    public static <V, N, M> Views<V> of(
            Codec<V, N> now, Codec<V, M> memory, BiFunction<N, M, V> join) {
        return new Views<>(
                now,
                memory,
                (seen, remembered) -> join.apply(now.read(seen), memory.read(remembered)));
    }

    /// Views of a game in which everything lies open: there is nothing to remember.
    public static <V> Views<V> of(Form<V> now) {
        Codec<V, Boolean> nothing = Codec.object("Nothing", _ -> _ -> true);
        return of(now, nothing, (view, _) -> view);
    }
}
