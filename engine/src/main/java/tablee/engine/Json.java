package tablee.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A JSON value. Small and explicit, because the engine has no dependencies and no reflection; codecs build and read these.
///
/// Readers ask for what they expect (`json.at("slot").asInt()`) and get a [BadInput] that names the place when it is not
/// there. Every value remembers the line it was read from; that line is no part of its equality.
public sealed interface Json {

    /// The line it was read from, 0 if it was built.
    int line();

    record Text(String value, int line) implements Json {
        @Override
        public boolean equals(Object other) {
            return other instanceof Text text && value.equals(text.value);
        }

        @Override
        public int hashCode() {
            return value.hashCode();
        }
    }

    record Num(double value, int line) implements Json {

        /// Most numbers of a game are small; messages are full of them.
        private static final List<Num> SMALL =
                IntStream.range(0, 128).mapToObj(value -> new Num(value, 0)).toList();

        @Override
        public boolean equals(Object other) {
            return other instanceof Num num && value == num.value;
        }

        @Override
        public int hashCode() {
            return Double.hashCode(value);
        }
    }

    record Bool(boolean value, int line) implements Json {
        @Override
        public boolean equals(Object other) {
            return other instanceof Bool bool && value == bool.value;
        }

        @Override
        public int hashCode() {
            return value ? 1 : 0;
        }
    }

    record Null(int line) implements Json {

        private static final Null BUILT = new Null(0);

        @Override
        public boolean equals(Object other) {
            return other instanceof Null;
        }

        @Override
        public int hashCode() {
            return 2;
        }
    }

    record Arr(List<Json> values, int line) implements Json {
        public Arr {
            values = List.copyOf(values);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Arr arr && values.equals(arr.values);
        }

        @Override
        public int hashCode() {
            return values.hashCode();
        }
    }

    record Obj(Map<String, Json> entries, int line) implements Json {
        public Obj {
            entries =
                    entries instanceof JsonFields
                            ? entries
                            : new JsonFields(new LinkedHashMap<>(entries));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Obj obj && entries.equals(obj.entries);
        }

        @Override
        public int hashCode() {
            return entries.hashCode();
        }
    }

    static Json nothing() {
        return Null.BUILT;
    }

    static Json of(String value) {
        return new Text(value, 0);
    }

    static Json of(long value) {
        return value >= 0 && value < Num.SMALL.size()
                ? Num.SMALL.get((int) value)
                : new Num(value, 0);
    }

    static Json of(double value) {
        return new Num(value, 0);
    }

    static Json of(boolean value) {
        return new Bool(value, 0);
    }

    static Json of(List<? extends Json> values) {
        return new Arr(List.copyOf(values), 0);
    }

    static <T> Json list(Collection<T> values, Function<? super T, ? extends Json> each) {
        var list = new ArrayList<Json>(values.size());
        for (T value : values) {
            list.add(each.apply(value));
        }
        return new Arr(list, 0);
    }

    static Json texts(List<String> values) {
        return list(values, text -> of(text));
    }

    static Json numbers(List<Integer> values) {
        return list(values, number -> of((long) number));
    }

    static Json numbers(int... values) {
        var list = new ArrayList<Json>(values.length);
        for (int value : values) {
            list.add(of((long) value));
        }
        return of(list);
    }

    /// An object with these fields, in this order, without those whose value is null. The arrays are kept and must not be written to any more.
    static Obj row(String[] names, @Nullable Json[] values) {
        return new Obj(new JsonFields.Row(names, values), 0);
    }

    static Builder object() {
        return new Builder();
    }

    /// Fields in the order they are put, which is the order they are printed in.
    final class Builder {
        private Map<String, Json> entries = new LinkedHashMap<>();
        private boolean given;

        public Builder put(String name, Json value) {
            if (given) {
                entries = new LinkedHashMap<>(entries);
                given = false;
            }
            entries.put(name, value);
            return this;
        }

        public Builder put(String name, String value) {
            return put(name, of(value));
        }

        public Builder put(String name, long value) {
            return put(name, of(value));
        }

        public Builder put(String name, double value) {
            return put(name, of(value));
        }

        public Builder put(String name, boolean value) {
            return put(name, of(value));
        }

        /// `true` where it holds, and nothing where it does not.
        public Builder mark(String name, boolean holds) {
            return holds ? put(name, true) : this;
        }

        /// What is put afterwards is no part of it.
        public Obj build() {
            given = true;
            return new Obj(new JsonFields(entries), 0);
        }
    }

    /// Strict JSON, except that `//` starts a comment up to the end of the line: content files are written by people.
    static Json parse(String text) {
        return new JsonReader(text).document();
    }

    default Optional<Json> find(String name) {
        return this instanceof Obj obj
                ? Optional.ofNullable(obj.entries.get(name))
                : Optional.empty();
    }

    default Json at(String name) {
        return find(name).orElseThrow(() -> BadInput.of("engine.json.missing", name, line()));
    }

    default Map<String, Json> fields() {
        if (this instanceof Obj obj) {
            return obj.entries;
        }
        throw expected("engine.json.object");
    }

    default List<Json> items() {
        if (this instanceof Arr arr) {
            return arr.values;
        }
        throw expected("engine.json.array");
    }

    default String asText() {
        if (this instanceof Text text) {
            return text.value;
        }
        throw expected("engine.json.text");
    }

    default long asLong() {
        if (this instanceof Num num
                && num.value == Math.rint(num.value)
                && Math.abs(num.value) < 0x1p53) {
            return (long) num.value;
        }
        throw expected("engine.json.number");
    }

    default int asInt() {
        long value = asLong();
        if (value == (int) value) {
            return (int) value;
        }
        throw expected("engine.json.number");
    }

    default double asDouble() {
        if (this instanceof Num num) {
            return num.value;
        }
        throw expected("engine.json.number");
    }

    default boolean asBool() {
        if (this instanceof Bool bool) {
            return bool.value;
        }
        throw expected("engine.json.bool");
    }

    default boolean isNull() {
        return this instanceof Null;
    }

    /// A text, number or boolean as a person would type it, whichever it is.
    default String plain() {
        return this instanceof Text text ? text.value : print();
    }

    private BadInput expected(String key) {
        String found = print();
        return BadInput.of(
                "engine.json.expected",
                Message.of(key),
                found.length() > 40 ? found.substring(0, 40) + "…" : found,
                line());
    }

    /// On one line, without spaces.
    default String print() {
        return JsonPrinter.compact(this);
    }

    /// The same at the end of a text.
    default void print(StringBuilder out) {
        JsonPrinter.compact(this, out);
    }

    /// Indented, for files that people read.
    default String pretty() {
        return JsonPrinter.pretty(this);
    }
}
