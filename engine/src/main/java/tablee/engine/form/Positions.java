package tablee.engine.form;

import java.util.function.BiFunction;
import tablee.engine.Json;
import tablee.engine.Settings;

/// How a game's positions are written: the whole truth. Reading is generous, so that a scenario states only what matters: what is left out gets a
/// usual value or is found by whoever completes the draft.
public record Positions<S>(Codec<S, ?> form, BiFunction<Settings, Json, S> read) {

    /// A form that reads drafts.
    ///
    /// @param complete makes a position of a draft, for a table with these settings
    public static <S, D> Positions<S> of(Codec<S, D> form, BiFunction<Settings, D, S> complete) {
        return new Positions<>(form, (settings, json) -> complete.apply(settings, form.read(json)));
    }
}
