package tablee.engine.form;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Viewer;

/// How one kind of value is written: the writer, the reader and the shape, declared together. No reflection: this also runs in the browser.
///
/// A reader refuses what the form does not know (fields, words, numbers out of range) with a [BadInput] that names place and line. What it
/// accepts it writes again as it was.
public interface Form<T> extends Codec<T, T> {

    Form<String> TEXT = of(new Shape.Text(""), Json::of, Json::asText);
    Form<Boolean> FLAG = of(new Shape.Flag(), Json::of, Json::asBool);
    Form<Double> DECIMAL = of(new Shape.Decimal(), Json::of, Json::asDouble);
    Form<Seat> SEAT = text("[A-H]", Seat::label, Seat::of);
    Form<Integer> SEAT_INDEX = SEAT.as(Seat::index, Seat::of);
    Form<Viewer> VIEWER = text("[A-H]|spectator", Viewer::label, Viewer::of);
    Form<Seats> SEATS = of(new Shape.Items(SEAT.shape()), Seats::toJson, Form::seats);

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
    static <T> ObjectForm<T> object(
            String name, Function<Fields<T>, Function<Fields.Read, T>> declare) {
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

    /// A word stands for this value, which the form itself does not know: `"?"` for a card that lies face down.
    default Form<T> orWord(String word, T meant) {
        var written = Json.of(word);
        return of(
                new Shape.Either(List.of(shape(), new Shape.Word(List.of(word)))),
                value -> value.equals(meant) ? written : write(value),
                json -> json.equals(written) ? meant : read(json));
    }

    default Form<List<T>> list() {
        return of(
                new Shape.Items(shape()),
                values -> {
                    var items = new ArrayList<Json>(values.size());
                    for (T value : values) {
                        items.add(write(value));
                    }
                    return Json.of(items);
                },
                json -> {
                    List<Json> items = json.items();
                    var values = new ArrayList<T>(items.size());
                    for (int i = 0; i < items.size(); i++) {
                        values.add(readAt(Integer.toString(i + 1), items.get(i)));
                    }
                    return List.copyOf(values);
                });
    }

    /// An object with one of these for each name. The order of the names is kept.
    default Form<Map<String, T>> entries() {
        return entries(TEXT);
    }

    /// An object with one of these for each of some values that are written as texts. Their order is kept.
    default <K> Form<Map<K, T>> entries(Form<K> key) {
        return of(
                new Shape.Entries(key.shape(), shape()),
                values -> {
                    String[] names = new String[values.size()];
                    Json[] written = new Json[names.length];
                    int next = 0;
                    for (Map.Entry<K, T> entry : values.entrySet()) {
                        names[next] = key.write(entry.getKey()).asText();
                        written[next++] = write(entry.getValue());
                    }
                    return Json.row(names, written);
                },
                json -> {
                    var values = new LinkedHashMap<K, T>();
                    for (var entry : json.fields().entrySet()) {
                        var name = new Json.Text(entry.getKey(), entry.getValue().line());
                        values.put(key.read(name), readAt(entry.getKey(), entry.getValue()));
                    }
                    return values;
                });
    }

    /// An object with one of these for each seat of a table, from A on: `{"A": …, "B": …}`.
    default Form<List<T>> bySeat() {
        Form<Map<Seat, T>> some = entries(SEAT);
        String[] labels =
                IntStream.range(0, Seat.MOST)
                        .mapToObj(index -> Seat.of(index).label())
                        .toArray(String[]::new);
        return of(
                some.shape(),
                values -> {
                    Json[] written = new Json[values.size()];
                    for (int i = 0; i < written.length; i++) {
                        written[i] = write(values.get(i));
                    }
                    return Json.row(labels, written);
                },
                json -> {
                    Map<Seat, T> read = some.read(json);
                    var values = new ArrayList<T>(read.size());
                    for (int i = 0; i < read.size(); i++) {
                        T value = read.get(Seat.of(i));
                        if (value == null) {
                            throw BadInput.of(
                                    "engine.json.missing", Seat.of(i).label(), json.line());
                        }
                        values.add(value);
                    }
                    return List.copyOf(values);
                });
    }

    private T readAt(String part, Json json) {
        try {
            return read(json);
        } catch (BadInput bad) {
            throw bad.within(part);
        }
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
