package tablee.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/// A value that notes which of its fields were asked for. A reader that never asks for a field does not know it: a misspelt one shows
/// without every reader keeping a list of its own fields.
public final class JsonTrace {

    /// A field nobody asked for, with its place (`pawns.1.Rii`).
    public record Unread(String path, Json value) {}

    private final Json json;

    private JsonTrace(Json json) {
        this.json = json;
    }

    public static JsonTrace of(Json json) {
        return new JsonTrace(traced(json));
    }

    private static Json traced(Json json) {
        return switch (json) {
            case Json.Obj object -> {
                var fields = new LinkedHashMap<String, Json>();
                object.entries().forEach((name, value) -> fields.put(name, traced(value)));
                yield new Json.Obj(new Noting(fields), object.line());
            }
            case Json.Arr list ->
                    new Json.Arr(
                            list.values().stream().map(JsonTrace::traced).toList(), list.line());
            case Json.Text _, Json.Num _, Json.Bool _, Json.Null _ -> json;
        };
    }

    /// The value to hand to a reader.
    public Json json() {
        return json;
    }

    /// What nobody asked for so far; of a field nobody asked for, only the field itself.
    public List<Unread> unread() {
        var unread = new ArrayList<Unread>();
        collect(json, "", unread);
        return unread;
    }

    private static void collect(Json json, String path, List<Unread> unread) {
        if (json instanceof Json.Obj object && object.entries() instanceof Noting noting) {
            noting.all.forEach(
                    (name, value) -> {
                        String inner = path.isEmpty() ? name : path + "." + name;
                        if (noting.asked.contains(name)) {
                            collect(value, inner, unread);
                        } else {
                            unread.add(new Unread(inner, value));
                        }
                    });
        }
        if (json instanceof Json.Arr list) {
            for (int i = 0; i < list.values().size(); i++) {
                collect(list.values().get(i), path + "." + (i + 1), unread);
            }
        }
    }

    private static final class Noting extends JsonFields {
        private final Map<String, Json> all;
        private final Set<String> asked = new HashSet<>();

        Noting(Map<String, Json> all) {
            super(all);
            this.all = all;
        }

        @Override
        public @Nullable Json get(Object name) {
            note(name);
            return super.get(name);
        }

        @Override
        public boolean containsKey(Object name) {
            note(name);
            return super.containsKey(name);
        }

        private void note(Object name) {
            if (name instanceof String text) {
                asked.add(text);
            }
        }

        /// Whoever goes through all of them has asked for all of them.
        @Override
        public Set<Entry<String, Json>> entrySet() {
            asked.addAll(all.keySet());
            return super.entrySet();
        }

        @Override
        public void forEach(BiConsumer<? super String, ? super Json> action) {
            asked.addAll(all.keySet());
            super.forEach(action);
        }
    }
}
