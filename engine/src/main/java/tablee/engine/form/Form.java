package tablee.engine.form;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Viewer;

/// How one kind of value is written: the writer, the reader and the shape, declared together. No reflection: this also runs in the browser.
///
/// A reader refuses what the form does not know (fields, words, numbers out of range) with a [BadInput] that names place and line. What it
/// accepts it writes again as it was.
public interface Form<T> {

    Form<String> TEXT = of(new Shape.Text(""), Json::of, Json::asText);
    Form<Boolean> FLAG = of(new Shape.Flag(), Json::of, Json::asBool);
    Form<Double> DECIMAL = of(new Shape.Decimal(), Json::of, Json::asDouble);
    Form<Seat> SEAT = text("[A-H]", Seat::label, Seat::of);
    Form<Viewer> VIEWER = text("[A-H]|spectator", Viewer::label, Viewer::of);
    Form<Seats> SEATS = of(new Shape.Items(SEAT.shape()), Seats::toJson, Form::seats);

    Json write(T value);

    T read(Json json);

    Shape shape();

    static <T> Form<T> of(
            Shape shape,
            Function<? super T, ? extends Json> write,
            Function<Json, ? extends T> read) {
        return new Form<>() {
            @Override
            public Json write(T value) {
                return write.apply(value);
            }

            @Override
            public T read(Json json) {
                return read.apply(json);
            }

            @Override
            public Shape shape() {
                return shape;
            }
        };
    }

    /// A text that another type reads and writes; what does not have the shape of the pattern never reaches it.
    static <T> Form<T> text(String pattern, Function<T, String> write, Function<String, T> read) {
        var compiled = Pattern.compile(pattern);
        return of(
                new Shape.Text(pattern),
                value -> Json.of(write.apply(value)),
                json -> {
                    String text = json.asText();
                    if (!compiled.matcher(text).matches()) {
                        throw BadInput.of("engine.form.text", text, pattern, json.line());
                    }
                    return read.apply(text);
                });
    }

    /// A whole number between two bounds, both included.
    static Form<Integer> whole(int least, int most) {
        return of(
                new Shape.Whole(least, most),
                value -> Json.of((long) value),
                json -> {
                    int value = json.asInt();
                    if (value < least || value > most) {
                        throw BadInput.of("engine.form.range", value, least, most, json.line());
                    }
                    return value;
                });
    }

    /// From 0 on.
    static Form<Integer> count() {
        return whole(0, Integer.MAX_VALUE);
    }

    /// One of a few values, each with a word.
    static <T> Form<T> word(List<T> values, Function<T, String> word) {
        var byWord = new LinkedHashMap<String, T>();
        values.forEach(value -> byWord.put(word.apply(value), value));
        return of(
                new Shape.Word(List.copyOf(byWord.keySet())),
                value -> Json.of(word.apply(value)),
                json -> {
                    T value = byWord.get(json.asText());
                    if (value == null) {
                        throw BadInput.of(
                                "engine.form.word",
                                json.asText(),
                                String.join(", ", byWord.keySet()),
                                json.line());
                    }
                    return value;
                });
    }

    /// An object, its fields declared one by one; the answer of `declare` puts a value together from what they read.
    static <T> Form<T> object(String name, Function<Fields<T>, Function<Fields.Read, T>> declare) {
        return new ObjectForm<>(name, declare);
    }

    /// The same value as another type.
    default <U> Form<U> as(Function<? super T, ? extends U> read, Function<? super U, T> write) {
        return of(shape(), value -> write(write.apply(value)), json -> read.apply(this.read(json)));
    }

    /// Null stands for this value, which the form itself does not know: −1 for no card.
    default Form<T> orNull(T none) {
        return of(
                new Shape.Nullable(shape()),
                value -> value.equals(none) ? Json.nothing() : write(value),
                json -> json.isNull() ? none : read(json));
    }

    /// Null where there is nothing.
    default Form<Optional<T>> optional() {
        return of(
                new Shape.Nullable(shape()),
                value -> value.map(this::write).orElseGet(Json::nothing),
                json -> json.isNull() ? Optional.empty() : Optional.of(read(json)));
    }

    default Form<List<T>> list() {
        return of(
                new Shape.Items(shape()),
                values -> {
                    var items = new ArrayList<Json>(values.size());
                    values.forEach(value -> items.add(write(value)));
                    return Json.of(items);
                },
                json -> {
                    List<Json> items = json.items();
                    var values = new ArrayList<T>(items.size());
                    for (int i = 0; i < items.size(); i++) {
                        try {
                            values.add(read(items.get(i)));
                        } catch (BadInput bad) {
                            throw bad.within(Integer.toString(i + 1));
                        }
                    }
                    return List.copyOf(values);
                });
    }

    /// An object with one of these for each name. The order of the names is kept.
    default Form<Map<String, T>> entries() {
        return of(
                new Shape.Entries(shape()),
                values -> {
                    var json = Json.object();
                    values.forEach((name, value) -> json.put(name, write(value)));
                    return json.build();
                },
                json -> {
                    var values = new LinkedHashMap<String, T>();
                    json.fields()
                            .forEach(
                                    (name, value) -> {
                                        try {
                                            values.put(name, read(value));
                                        } catch (BadInput bad) {
                                            throw bad.within(name);
                                        }
                                    });
                    return values;
                });
    }

    private static Seats seats(Json json) {
        Seats seats = Seats.NONE;
        for (Json item : json.items()) {
            Seat seat = SEAT.read(item);
            if (seats.contains(seat)) {
                throw BadInput.of("engine.form.twice", seat.label(), json.line());
            }
            seats = seats.with(seat);
        }
        return seats;
    }
}
