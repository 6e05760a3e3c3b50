package tablee.cv.content;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.form.Form;
import tablee.engine.form.Shape;

/// One of several kinds, written as an object with one field, which is named after the kind: `{"owns": 18}`.
final class Choice<T> {

    private record Kind<T, K extends T>(Class<K> type, Form<K> form) {
        Json write(T value) {
            return form.write(type.cast(value));
        }
    }

    private final Map<String, Kind<T, ?>> kinds = new LinkedHashMap<>();

    <K extends T> Choice<T> of(String name, Class<K> type, Form<K> form) {
        kinds.put(name, new Kind<>(type, form));
        return this;
    }

    Form<T> form() {
        return Form.of(shape(), this::write, this::read);
    }

    private Shape shape() {
        return new Shape.Either(
                kinds.entrySet().stream()
                        .<Shape>map(
                                kind ->
                                        new Shape.Fields(
                                                "",
                                                List.of(
                                                        Shape.Part.always(
                                                                kind.getKey(),
                                                                kind.getValue().form().shape()))))
                        .toList());
    }

    private Json write(T value) {
        for (var kind : kinds.entrySet()) {
            if (kind.getValue().type().isInstance(value)) {
                return Json.object().put(kind.getKey(), kind.getValue().write(value)).build();
            }
        }
        throw new IllegalArgumentException("no kind of " + kinds.keySet() + ": " + value);
    }

    private T read(Json json) {
        Map<String, Json> fields = json.fields();
        String name = fields.size() == 1 ? fields.keySet().iterator().next() : "";
        Kind<T, ?> kind = kinds.get(name);
        if (kind == null) {
            throw BadInput.of("cv.check.choice", String.join(", ", kinds.keySet()), json.line());
        }
        try {
            return kind.form().read(json.at(name));
        } catch (BadInput bad) {
            throw bad.within(name);
        }
    }
}
