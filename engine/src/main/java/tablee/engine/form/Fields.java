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

    private interface Writer<T> {
        /// Null where there is nothing to write.
        @Nullable Json write(T value);
    }

    /// @param usual what a reader gets where the field is left out; null if it has to be there
    private record Declared<T>(
            Shape.Part part, Writer<T> write, Function<Json, ?> read, @Nullable Object usual) {

        /// The same field of something larger.
        <U> Declared<U> of(Function<? super U, ? extends T> get) {
            return new Declared<>(part, value -> write.write(get.apply(value)), read, usual);
        }
    }

    /// What was read for one field, or made of several; of which type only the compiler has to know.
    ///
    /// @param find where it is found among all that was read
    public record Key<F>(Function<Read, F> find) {}

    /// What was read for all fields of one object.
    public static final class Read {
        private final @Nullable Object[] values;

        /// Where the fields of this object begin, if they stand in a larger one.
        private final int first;

        Read(@Nullable Object[] values, int first) {
            this.values = values;
            this.first = first;
        }

        public <F> F get(Key<F> key) {
            return key.find().apply(this);
        }

        private Object at(int index) {
            return Objects.requireNonNull(values[first + index]);
        }

        private Read from(int index) {
            return new Read(values, first + index);
        }
    }

    private final List<Declared<T>> declared = new ArrayList<>();
    private String[] names = {};

    /// A field that is always there.
    public <F> Key<F> field(String name, Form<F> form, Function<? super T, ? extends F> get) {
        return add(name, form, Shape.Presence.ALWAYS, get, null);
    }

    /// A field that is always written; whoever leaves it out means the usual value.
    public <F> Key<F> field(
            String name, Form<F> form, Function<? super T, ? extends F> get, F usual) {
        return add(name, form, Shape.Presence.WRITTEN, get, usual);
    }

    /// A field that is always written; where it is left out, whoever completes the draft finds a value for it.
    public <F> Key<Optional<F>> open(
            String name, Form<F> form, Function<? super T, ? extends F> get) {
        return add(
                name,
                Shape.Presence.WRITTEN,
                form.shape(),
                value -> form.write(get.apply(value)),
                json -> Optional.of(form.read(json)),
                Optional.empty());
    }

    /// A field that is written only where there is something.
    public <F> Key<Optional<F>> maybe(
            String name, Form<F> form, Function<? super T, Optional<F>> get) {
        return add(
                name,
                Shape.Presence.MAYBE,
                form.shape(),
                value -> {
                    Optional<F> found = get.apply(value);
                    return found.isPresent() ? form.write(found.get()) : null;
                },
                json -> Optional.of(form.read(json)),
                Optional.empty());
    }

    /// All fields of another object, as if they were declared here one by one.
    public <U, D> Key<D> all(ObjectCodec<U, D> part, Function<? super T, ? extends U> get) {
        int first = declared.size();
        for (Declared<U> field : part.fields().declared) {
            add(field.of(get));
        }
        return new Key<>(read -> part.make(read.from(first)));
    }

    private <F> Key<F> add(
            String name,
            Form<F> form,
            Shape.Presence presence,
            Function<? super T, ? extends F> get,
            @Nullable F usual) {
        return add(
                name,
                presence,
                form.shape(),
                value -> form.write(get.apply(value)),
                form::read,
                usual);
    }

    private <F> Key<F> add(
            String name,
            Shape.Presence presence,
            Shape shape,
            Writer<T> write,
            Function<Json, ? extends F> read,
            @Nullable F usual) {
        int index = declared.size();
        add(new Declared<>(new Shape.Part(name, shape, presence), write, read, usual));
        @SuppressWarnings("unchecked") // at this index lies what this field's reader has read
        Function<Read, F> find = all -> (F) all.at(index);
        return new Key<>(find);
    }

    private void add(Declared<T> field) {
        if (List.of(names).contains(field.part().name())) {
            throw new IllegalArgumentException(field.part().name() + " is declared twice");
        }
        declared.add(field);
        names = declared.stream().map(known -> known.part().name()).toArray(String[]::new);
    }

    /// From this one on.
    List<Shape.Part> partsFrom(int first) {
        return declared.stream().skip(first).map(Declared::part).toList();
    }

    Json write(T value) {
        @Nullable Json[] values = new Json[declared.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = declared.get(i).write().write(value);
        }
        return Json.row(names, values);
    }

    Read read(Json json) {
        @Nullable Object[] values = new Object[declared.size()];
        int unknown = json.fields().size();
        for (int i = 0; i < values.length; i++) {
            Declared<T> field = declared.get(i);
            Optional<Json> found = json.find(names[i]);
            unknown -= found.isPresent() ? 1 : 0;
            values[i] = found.isPresent() ? read(field, found.get()) : usual(field, json);
        }
        if (unknown > 0) {
            throw unknown(json);
        }
        return new Read(values, 0);
    }

    private static Object read(Declared<?> field, Json json) {
        try {
            return Objects.requireNonNull(field.read().apply(json));
        } catch (BadInput bad) {
            throw bad.within(field.part().name());
        }
    }

    private static Object usual(Declared<?> field, Json json) {
        Object usual = field.usual();
        if (usual == null) {
            throw BadInput.of("engine.json.missing", field.part().name(), json.line());
        }
        return usual;
    }

    private BadInput unknown(Json json) {
        for (var field : json.fields().entrySet()) {
            if (!List.of(names).contains(field.getKey())) {
                return BadInput.of(
                        "engine.form.field",
                        field.getKey(),
                        String.join(", ", names),
                        field.getValue().line());
            }
        }
        throw new IllegalStateException("no field of " + json.print() + " is unknown");
    }
}
