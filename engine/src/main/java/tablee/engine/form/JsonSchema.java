package tablee.engine.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tablee.engine.Json;

/// Shapes as JSON Schema (2020-12): editors of scenarios and the documents of the API read them.
public final class JsonSchema {

    /// Where a shape is described that is not to be written out.
    private final Function<Shape, Optional<Json>> elsewhere;

    private JsonSchema(Function<Shape, Optional<Json>> elsewhere) {
        this.elsewhere = elsewhere;
    }

    /// Whole; what a game describes itself may be anything.
    public static Json of(Shape shape) {
        return new JsonSchema(_ -> Optional.empty()).described(shape);
    }

    /// Whole but for its parts that are described elsewhere.
    ///
    /// @param elsewhere a reference to where a part is described, if it is not to be written out
    ///   here
    public static Json of(Shape shape, Function<Shape, Optional<Json>> elsewhere) {
        return new JsonSchema(elsewhere).described(shape);
    }

    private Json part(Shape shape) {
        return elsewhere.apply(shape).orElseGet(() -> described(shape));
    }

    private Json described(Shape shape) {
        return switch (shape) {
            case Shape.Text(String pattern) ->
                    pattern.isEmpty()
                            ? type("string").build()
                            : type("string").put("pattern", "^(" + pattern + ")$").build();
            case Shape.Whole(long least, long most) -> {
                var json = type("integer").put("minimum", least);
                yield (most == Integer.MAX_VALUE ? json : json.put("maximum", most)).build();
            }
            case Shape.Any _, Shape.OfGame _ -> Json.object().build();
            case Shape.Decimal _ -> type("number").build();
            case Shape.Flag _ -> type("boolean").build();
            case Shape.Word(List<String> words) ->
                    Json.object().put("enum", Json.texts(words)).build();
            case Shape.Nullable(Shape value) -> any(List.of(part(value), type("null").build()));
            case Shape.Either(List<Shape> shapes) -> any(shapes.stream().map(this::part).toList());
            case Shape.Items(Shape item) -> type("array").put("items", part(item)).build();
            case Shape.Entries(Shape name, Shape value) ->
                    type("object")
                            .put("propertyNames", part(name))
                            .put("additionalProperties", part(value))
                            .build();
            case Shape.Fields(String name, List<Shape.Part> parts) -> {
                var json = object(parts, Json.object());
                yield (name.isEmpty() ? json : json.put("title", name)).build();
            }
            case Shape.Kinds(String name, List<Shape.Kind> kinds) ->
                    Json.object()
                            .put("title", name)
                            .put("oneOf", Json.of(kinds.stream().map(this::kind).toList()))
                            .build();
        };
    }

    private Json kind(Shape.Kind kind) {
        var word = Json.object().put("const", kind.word()).build();
        return object(kind.parts(), Json.object().put(Kinds.KIND, word)).build();
    }

    private Json.Builder object(List<Shape.Part> parts, Json.Builder properties) {
        var required = new ArrayList<>(properties.build().entries().keySet());
        for (Shape.Part part : parts) {
            properties.put(part.name(), part(part.shape()));
            if (part.presence() == Shape.Presence.ALWAYS) {
                required.add(part.name());
            }
        }
        return type("object")
                .put("properties", properties.build())
                .put("required", Json.texts(required))
                .put("additionalProperties", false);
    }

    private static Json.Builder type(String name) {
        return Json.object().put("type", name);
    }

    private static Json any(List<Json> shapes) {
        return Json.object().put("anyOf", Json.of(shapes)).build();
    }
}
