package tablee.engine.form;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import tablee.engine.BadInput;
import tablee.engine.Json;

/// A sealed type: objects told apart by the word in their field `kind`. Each kind is declared with its constructor and its fields.
public final class Kinds<T> implements Form<T> {

    static final String KIND = "kind";

    private record Kind<K>(String word, Fields<K> fields, Function<Fields.Read, K> make) {}

    private final String name;
    private final Map<String, Kind<? extends T>> byWord = new LinkedHashMap<>();
    private final Map<Class<?>, Kind<? extends T>> byClass = new HashMap<>();

    private Kinds(String name) {
        this.name = name;
    }

    /// No kinds yet.
    ///
    /// @param name what other languages call the type
    public static <T> Kinds<T> of(String name) {
        return new Kinds<>(name);
    }

    /// A kind whose fields do not come one by one from its components.
    public <K extends T> Kinds<T> kind(
            String word, Class<K> type, Function<Fields<K>, Function<Fields.Read, K>> declare) {
        var fields = new Fields<K>();
        fields.field(KIND, Form.word(List.of(word), Function.identity()), _ -> word);
        var kind = new Kind<>(word, fields, declare.apply(fields));
        if (byWord.put(word, kind) != null || byClass.put(type, kind) != null) {
            throw new IllegalArgumentException(word + " is declared twice");
        }
        return this;
    }

    public <K extends T> Kinds<T> alone(String word, Class<K> type, Supplier<K> make) {
        return kind(word, type, _ -> _ -> make.get());
    }

    public <K extends T, A> Kinds<T> kind(
            String word, Class<K> type, Function<A, K> make, Field<K, A> a) {
        return kind(word, type, Make.of(make, a));
    }

    public <K extends T, A, B> Kinds<T> kind(
            String word, Class<K> type, BiFunction<A, B, K> make, Field<K, A> a, Field<K, B> b) {
        return kind(word, type, Make.of(make, a, b));
    }

    public <K extends T, A, B, C> Kinds<T> kind(
            String word,
            Class<K> type,
            Make.Of3<A, B, C, K> make,
            Field<K, A> a,
            Field<K, B> b,
            Field<K, C> c) {
        return kind(word, type, Make.of(make, a, b, c));
    }

    public <K extends T, A, B, C, D> Kinds<T> kind(
            String word,
            Class<K> type,
            Make.Of4<A, B, C, D, K> make,
            Field<K, A> a,
            Field<K, B> b,
            Field<K, C> c,
            Field<K, D> d) {
        return kind(word, type, Make.of(make, a, b, c, d));
    }

    public <K extends T, A, B, C, D, E> Kinds<T> kind(
            String word,
            Class<K> type,
            Make.Of5<A, B, C, D, E, K> make,
            Field<K, A> a,
            Field<K, B> b,
            Field<K, C> c,
            Field<K, D> d,
            Field<K, E> e) {
        return kind(word, type, Make.of(make, a, b, c, d, e));
    }

    public <K extends T, A, B, C, D, E, F> Kinds<T> kind(
            String word,
            Class<K> type,
            Make.Of6<A, B, C, D, E, F, K> make,
            Field<K, A> a,
            Field<K, B> b,
            Field<K, C> c,
            Field<K, D> d,
            Field<K, E> e,
            Field<K, F> f) {
        return kind(word, type, Make.of(make, a, b, c, d, e, f));
    }

    public <K extends T, A, B, C, D, E, F, G> Kinds<T> kind(
            String word,
            Class<K> type,
            Make.Of7<A, B, C, D, E, F, G, K> make,
            Field<K, A> a,
            Field<K, B> b,
            Field<K, C> c,
            Field<K, D> d,
            Field<K, E> e,
            Field<K, F> f,
            Field<K, G> g) {
        return kind(word, type, Make.of(make, a, b, c, d, e, f, g));
    }

    @Override
    public Json write(T value) {
        return write(value, kindOf(value));
    }

    @SuppressWarnings("unchecked") // a kind is only ever found by the class it was declared for
    private static <K> Json write(Object value, Kind<K> kind) {
        return kind.fields().write((K) value);
    }

    private Kind<? extends T> kindOf(T value) {
        Kind<? extends T> kind = byClass.get(value.getClass());
        if (kind == null) {
            throw new IllegalArgumentException(name + " has no form for " + value);
        }
        return kind;
    }

    @Override
    public T read(Json json) {
        String word = json.at(KIND).asText();
        Kind<? extends T> kind = byWord.get(word);
        if (kind == null) {
            throw BadInput.of(
                    "engine.form.kind", word, String.join(", ", byWord.keySet()), json.line());
        }
        return read(kind, json);
    }

    private static <K> K read(Kind<K> kind, Json json) {
        return kind.make().apply(kind.fields().read(json));
    }

    @Override
    public Shape shape() {
        return new Shape.Kinds(
                name,
                byWord.values().stream()
                        .map(kind -> new Shape.Kind(kind.word(), kind.fields().partsFrom(1)))
                        .toList());
    }
}
