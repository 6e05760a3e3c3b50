package tablee.cv.content;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.content.ContentFields;
import tablee.engine.form.Form;

/// One field of a card or of an event in a deck file, for those who write it and those who read it.
///
/// @param write null where there is nothing to write
/// @param read the usual value where the field is left out or cannot be understood, which is a fault
record Part<T, F>(String name, Writer<T> write, Function<ContentFields, F> read) {

    interface Writer<T> {
        @Nullable Json write(T value);
    }

    /// A field that has to be there.
    static <T, F> Part<T, F> always(
            String name, Form<F> form, Function<T, F> get, F usual, String clause) {
        return new Part<>(
                name,
                value -> form.write(get.apply(value)),
                fields -> {
                    if (!fields.has(name)) {
                        Message missing = Message.of("engine.content.field.missing", name);
                        fields.fault(fields.json(), clause, missing);
                    }
                    return fields.field(name, form, usual, clause);
                });
    }

    /// A field that is left out where it is as usual.
    static <T, F> Part<T, F> maybe(
            String name, Form<F> form, Function<T, F> get, F usual, String clause) {
        return new Part<>(
                name,
                value -> {
                    F found = get.apply(value);
                    return found.equals(usual) ? null : form.write(found);
                },
                fields -> fields.field(name, form, usual, clause));
    }

    F in(ContentFields fields) {
        return read.apply(fields);
    }

    static Collection<String> names(List<? extends Part<?, ?>> parts) {
        return parts.stream().<String>map(Part::name).toList();
    }

    static <T> Json write(List<Part<T, ?>> parts, T value) {
        @Nullable Json[] written = new Json[parts.size()];
        for (int i = 0; i < written.length; i++) {
            written[i] = parts.get(i).write.write(value);
        }
        return Json.row(names(parts).toArray(String[]::new), written);
    }
}
