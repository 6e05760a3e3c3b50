package tablee.engine;

import java.util.AbstractMap;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The fields of an object that nobody changes any more, so that they need not be copied again. Only this package makes them, from a map it
/// has let go of.
class JsonFields extends AbstractMap<String, Json> {

    private final Map<String, Json> fields;

    JsonFields(Map<String, Json> fields) {
        this.fields = fields;
    }

    static JsonFields of(Json.Obj object) {
        return object.entries() instanceof JsonFields fields
                ? fields
                : new JsonFields(object.entries());
    }

    /// For the printer, which changes nothing: the fields themselves, without a guard around each.
    Iterable<Entry<String, Json>> unguarded() {
        return fields.entrySet();
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
}
