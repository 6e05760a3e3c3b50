package tablee.engine.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tablee.engine.BadInput;
import tablee.engine.Json;

/// The fields of an object while they are declared. Each declaration hands out the key by which the reader asks for what was read.
public final class Fields<T> {

    /// @param usual what a reader gets where the field is left out; null if it has to be there
    record Declared<T, F>(
            int index,
            String name,
            Shape shape,
            Function<? super T, Optional<Json>> write,
            Function<Json, ? extends F> read,
            @Nullable F usual,
            boolean always) {}

    /// What was read for one field; of which type only the compiler has to know.
    @SuppressWarnings("UnusedTypeParameter")
    public record Key<F>(int index) {}

    /// What was read for all fields of one object.
    public static final class Read {
        private final @Nullable Object[] values;

        Read(@Nullable Object[] values) {
            this.values = values;
        }

        @SuppressWarnings("unchecked") // only the field with this index makes such a key
        public <F> F get(Key<F> key) {
            return (F) Objects.requireNonNull(values[key.index()]);
        }
    }

    private final List<Declared<T, ?>> declared = new ArrayList<>();

    /// A field that is always there.
    public <F> Key<F> field(String name, Form<F> form, Function<? super T, ? extends F> get) {
        return add(name, form, value -> Optional.of(form.write(get.apply(value))), null, true);
    }

    /// A field that is always written; whoever leaves it out means the usual value.
    public <F> Key<F> field(
            String name, Form<F> form, Function<? super T, ? extends F> get, F usual) {
        return add(name, form, value -> Optional.of(form.write(get.apply(value))), usual, true);
    }

    /// A field that is written only where there is something.
    public <F> Key<Optional<F>> maybe(
            String name, Form<F> form, Function<? super T, Optional<F>> get) {
        var key = new Key<Optional<F>>(declared.size());
        declared.add(
                new Declared<T, Optional<F>>(
                        key.index(),
                        name,
                        form.shape(),
                        value -> get.apply(value).map(form::write),
                        json -> Optional.of(form.read(json)),
                        Optional.empty(),
                        false));
        return key;
    }

    private <F> Key<F> add(
            String name,
            Form<F> form,
            Function<? super T, Optional<Json>> write,
            @Nullable F usual,
            boolean always) {
        var key = new Key<F>(declared.size());
        declared.add(
                new Declared<>(key.index(), name, form.shape(), write, form::read, usual, always));
        return key;
    }

    List<Shape.Part> parts() {
        return declared.stream()
                .map(field -> new Shape.Part(field.name(), field.shape(), field.always()))
                .toList();
    }

    void write(T value, Json.Builder json) {
        for (Declared<T, ?> field : declared) {
            field.write().apply(value).ifPresent(written -> json.put(field.name(), written));
        }
    }

    /// @param beside a field that somebody else reads, such as `kind`
    Read read(Json json, String beside) {
        @Nullable Object[] values = new Object[declared.size()];
        int known = json.find(beside).isPresent() ? 1 : 0;
        for (Declared<T, ?> field : declared) {
            Optional<Json> found = json.find(field.name());
            known += found.isPresent() ? 1 : 0;
            values[field.index()] =
                    found.isPresent() ? read(field, found.get()) : usual(field, json);
        }
        if (known != json.fields().size()) {
            throw unknown(json, beside);
        }
        return new Read(values);
    }

    private static Object read(Declared<?, ?> field, Json json) {
        try {
            return Objects.requireNonNull(field.read().apply(json));
        } catch (BadInput bad) {
            throw bad.within(field.name());
        }
    }

    private static Object usual(Declared<?, ?> field, Json json) {
        Object usual = field.usual();
        if (usual == null) {
            throw BadInput.of("engine.json.missing", field.name(), json.line());
        }
        return usual;
    }

    private BadInput unknown(Json json, String beside) {
        List<String> names = declared.stream().map(Declared::name).toList();
        for (var field : json.fields().entrySet()) {
            if (!names.contains(field.getKey()) && !field.getKey().equals(beside)) {
                return BadInput.of(
                        "engine.form.field",
                        field.getKey(),
                        String.join(", ", names),
                        field.getValue().line());
            }
        }
        throw new IllegalStateException("a field is declared twice: " + names);
    }
}
