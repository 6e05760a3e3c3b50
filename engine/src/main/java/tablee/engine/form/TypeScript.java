package tablee.engine.form;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Shapes as the client's types. Shapes with a name become types of that name, each written once;
/// the others stand where they are used.
public final class TypeScript {

    private final Map<String, String> types = new LinkedHashMap<>();

    private TypeScript() {}

    /// A source file with all of these and what they are made of.
    ///
    /// @param about its first line, a comment
    public static String file(String about, List<Shape> shapes) {
        var script = new TypeScript();
        shapes.forEach(script::type);
        return script.file(about);
    }

    /// A source file that is written by asking for the types it needs.
    public static TypeScript begin() {
        return new TypeScript();
    }

    /// All types that were asked for and what they are made of.
    public String file(String about) {
        return "/* " + about + " */\n\n" + String.join("\n\n", types.values()) + "\n";
    }

    /// How a value of this shape is written where it is used.
    public String type(Shape shape) {
        return switch (shape) {
            case Shape.Any _ -> "unknown";
            case Shape.OfGame(String part) -> "OfGame['" + part + "']";
            case Shape.Text _ -> "string";
            case Shape.Whole _, Shape.Decimal _ -> "number";
            case Shape.Flag _ -> "boolean";
            case Shape.Word(List<String> words) ->
                    words.stream().map(word -> "'" + word + "'").collect(Collectors.joining(" | "));
            case Shape.Nullable(Shape value) -> type(value) + " | null";
            case Shape.Either(List<Shape> shapes) ->
                    shapes.stream().map(this::type).collect(Collectors.joining(" | "));
            case Shape.Items(Shape item) -> item(item) + "[]";
            case Shape.Entries(_, Shape value) -> "Record<string, " + type(value) + ">";
            case Shape.Fields(_, List<Shape.Part> parts) when parts.isEmpty() ->
                    "Record<string, never>";
            case Shape.Fields(String name, List<Shape.Part> parts) when name.isEmpty() ->
                    parts.stream().map(this::part).collect(Collectors.joining("; ", "{ ", " }"));
            case Shape.Fields(String name, List<Shape.Part> parts) ->
                    named(name, "export interface " + name + " {\n" + lines(parts, "  ") + "}");
            case Shape.Kinds(String name, List<Shape.Kind> kinds) ->
                    named(
                            name,
                            "export type "
                                    + name
                                    + " =\n"
                                    + kinds.stream()
                                            .map(this::kind)
                                            .collect(Collectors.joining("\n"))
                                    + ";");
        };
    }

    private String named(String name, String type) {
        String known = types.putIfAbsent(name, type);
        if (known != null && !known.equals(type)) {
            throw new IllegalArgumentException("two shapes are called " + name);
        }
        return name;
    }

    private String item(Shape item) {
        String type = type(item);
        return type.contains("|") ? "(" + type + ")" : type;
    }

    private String kind(Shape.Kind kind) {
        return "  | { "
                + Kinds.KIND
                + ": '"
                + kind.word()
                + "'"
                + kind.parts().stream().map(part -> "; " + part(part)).collect(Collectors.joining())
                + " }";
    }

    private String lines(List<Shape.Part> parts, String indent) {
        return parts.stream()
                .map(part -> indent + part(part) + ";\n")
                .collect(Collectors.joining());
    }

    private String part(Shape.Part part) {
        return part.name()
                + (part.presence() == Shape.Presence.MAYBE ? "?: " : ": ")
                + type(part.shape());
    }
}
