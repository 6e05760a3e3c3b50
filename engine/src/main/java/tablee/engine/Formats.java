package tablee.engine;

import java.util.LinkedHashMap;
import java.util.function.Function;
import tablee.engine.form.Form;
import tablee.engine.form.Positions;
import tablee.engine.form.Views;

/// The written forms of a game's values: one short notation that people read and type, and JSON for programs. All of
/// them read back to an equal value; what cannot be read is refused with [BadInput].
public interface Formats<S extends State, V extends View, A extends Action> {

    /// The forms of a game, put together.
    record Of<S extends State, V extends View, A extends Action>(
            Function<A, String> writer,
            Function<String, A> reader,
            Form<Event> events,
            Views<V> views,
            Positions<S> positions)
            implements Formats<S, V, A> {

        @Override
        public String write(A action) {
            return writer.apply(action);
        }

        @Override
        public A read(String notation) {
            return reader.apply(notation);
        }
    }

    /// `draw`, `exchange 1 2`, `swap 1 B2`: the same on the wire, in logs, terminal, scenarios and the bot protocol.
    String write(A action);

    A read(String notation);

    /// What happened, in the shape that screens and statistics read.
    Form<Event> events();

    Views<V> views();

    Positions<S> positions();

    /// What a screen shows.
    default Json now(V view) {
        return views().now().write(view);
    }

    /// What could be remembered; never sent to a screen that did not ask for an aid the table allows.
    default Json memory(V view) {
        return views().memory().write(view);
    }

    /// Everything that a view says but whose it is: who knows the same, knows what is equal here.
    default String known(V view) {
        return withoutViewer(now(view)) + withoutViewer(memory(view));
    }

    private static String withoutViewer(Json json) {
        var fields = new LinkedHashMap<>(json.fields());
        fields.remove("viewer");
        return new Json.Obj(fields, 0).print();
    }

    default V view(Json now, Json memory) {
        return views().read().apply(now, memory);
    }

    /// The whole truth, for snapshots, open replays and scenario files. Never leaves a server while the game runs.
    default Json position(S state) {
        return positions().form().write(state);
    }

    /// Reads a position; what is left out gets a sensible value, so that a scenario states only what matters.
    default S position(Settings settings, Json json) {
        return positions().read().apply(settings, json);
    }
}
