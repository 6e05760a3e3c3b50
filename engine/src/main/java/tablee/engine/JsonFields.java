package tablee.engine;

import java.util.AbstractMap;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/// The fields of an object that nobody changes any more, so that they need not be copied again. Only this package makes them, from a map or
/// arrays it has let go of.
class JsonFields extends AbstractMap<String, Json> {

    private final Map<String, Json> fields;

    JsonFields(Map<String, Json> fields) {
        this.fields = fields;
    }

    /// The fields themselves, without a guard around each: whoever prints them changes nothing.
    @Override
    public void forEach(BiConsumer<? super String, ? super Json> action) {
        fields.forEach(action);
    }

    @Override
    public Set<Entry<String, Json>> entrySet() {
        return Collections.unmodifiableMap(fields).entrySet();
    }

    @Override
    public boolean containsKey(Object name) {
        return fields.containsKey(name);
    }

    @Override
    public @Nullable Json get(Object name) {
        return fields.get(name);
    }

    @Override
    public int size() {
        return fields.size();
    }

    /// Fields whose names are known beforehand: a form writes the same ones again and again, and a hash map for each value would be most of
    /// what it costs. Where a value is null the field is not there.
    static final class Row extends JsonFields {

        private final String[] names;
        private final @Nullable Json[] values;

        Row(String[] names, @Nullable Json[] values) {
            super(Map.of());
            this.names = names;
            this.values = values;
        }

        @Override
        public void forEach(BiConsumer<? super String, ? super Json> action) {
            for (int i = 0; i < values.length; i++) {
                Json value = values[i];
                if (value != null) {
                    action.accept(names[i], value);
                }
            }
        }

        @Override
        public Set<Entry<String, Json>> entrySet() {
            var fields = new LinkedHashMap<String, Json>();
            forEach(fields::put);
            return Collections.unmodifiableMap(fields).entrySet();
        }

        @Override
        public boolean containsKey(Object name) {
            return get(name) != null;
        }

        @Override
        public @Nullable Json get(Object name) {
            for (int i = 0; i < values.length; i++) {
                if (names[i].equals(name)) {
                    return values[i];
                }
            }
            return null;
        }

        @Override
        public int size() {
            int size = 0;
            for (Json value : values) {
                size += value == null ? 0 : 1;
            }
            return size;
        }
    }
}
