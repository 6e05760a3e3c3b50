package tablee.engine.form;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Json;

/// Shapes as JSON Schema (2020-12), each whole where it is used: editors of scenarios and the OpenAPI document read them.
public final class JsonSchema {

    private JsonSchema() {}

    public static Json of(Shape shape) {
        return switch (shape) {
            case Shape.Text(String pattern) ->
                    pattern.isEmpty()
                            ? type("string").build()
                            : type("string").put("pattern", "^(" + pattern + ")$").build();
            case Shape.Whole(long least, long most) -> {
                var json = type("integer").put("minimum", least);
                yield (most == Integer.MAX_VALUE ? json : json.put("maximum", most)).build();
            }
            case Shape.Any _ -> Json.object().build();
            case Shape.Decimal _ -> type("number").build();
            case Shape.Flag _ -> type("boolean").build();
            case Shape.Word(List<String> words) ->
                    Json.object().put("enum", Json.texts(words)).build();
            case Shape.Nullable(Shape value) -> any(List.of(of(value), type("null").build()));
            case Shape.Either(List<Shape> shapes) ->
                    any(shapes.stream().map(JsonSchema::of).toList());
            case Shape.Items(Shape item) -> type("array").put("items", of(item)).build();
            case Shape.Entries(Shape name, Shape value) ->
                    type("object")
                            .put("propertyNames", of(name))
                            .put("additionalProperties", of(value))
                            .build();
            case Shape.Fields(String name, List<Shape.Part> parts) ->
                    object(parts, Json.object()).put("title", name).build();
            case Shape.Kinds(String name, List<Shape.Kind> kinds) ->
                    Json.object()
                            .put("title", name)
                            .put("oneOf", Json.of(kinds.stream().map(JsonSchema::kind).toList()))
                            .build();
        };
    }

    private static Json kind(Shape.Kind kind) {
        var word = Json.object().put("const", kind.word()).build();
        return object(kind.parts(), Json.object().put(Kinds.KIND, word)).build();
    }

    private static Json.Builder object(List<Shape.Part> parts, Json.Builder properties) {
        var required = new ArrayList<>(properties.build().entries().keySet());
        for (Shape.Part part : parts) {
            properties.put(part.name(), of(part.shape()));
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
