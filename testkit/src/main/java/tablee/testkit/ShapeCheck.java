package tablee.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tablee.engine.Json;
import tablee.engine.form.Shape;

/// Holds what was written against the shape it is said to have.
public final class ShapeCheck {

    private ShapeCheck() {}

    /// Everything that does not fit, each with its place.
    public static List<String> faults(Shape shape, Json json) {
        var faults = new ArrayList<String>();
        check("", shape, json, faults);
        return faults;
    }

    private static void check(String at, Shape shape, Json json, List<String> faults) {
        switch (shape) {
            case Shape.Any _ -> {}
            case Shape.OfGame _ when json instanceof Json.Obj -> {}
            case Shape.Nullable(Shape value) -> {
                if (!(json instanceof Json.Null)) {
                    check(at, value, json, faults);
                }
            }
            case Shape.Either(List<Shape> shapes) -> {
                if (shapes.stream().noneMatch(one -> faults(one, json).isEmpty())) {
                    faults.add(at + ": none of " + shapes.size() + " shapes: " + json.print());
                }
            }
            case Shape.Items(Shape item) when json instanceof Json.Arr array -> {
                for (int i = 0; i < array.values().size(); i++) {
                    check(at + "[" + i + "]", item, array.values().get(i), faults);
                }
            }
            case Shape.Entries(Shape name, Shape value) when json instanceof Json.Obj object ->
                    object.entries()
                            .forEach(
                                    (key, each) -> {
                                        check(at + "." + key, name, Json.of(key), faults);
                                        check(at + "." + key, value, each, faults);
                                    });
            case Shape.Fields(String _, List<Shape.Part> parts) when json instanceof Json.Obj o ->
                    fields(at, parts, o, faults);
            case Shape.Kinds(String _, List<Shape.Kind> kinds) when json instanceof Json.Obj o ->
                    kinds(at, kinds, o, faults);
            default -> {
                if (!isPlain(shape, json)) {
                    faults.add(at + ": " + json.print() + " is no " + shape);
                }
            }
        }
    }

    private static void kinds(
            String at, List<Shape.Kind> kinds, Json.Obj object, List<String> faults) {
        for (Shape.Kind kind : kinds) {
            if (object.find("kind").filter(word -> word.plain().equals(kind.word())).isPresent()) {
                var parts = new ArrayList<>(kind.parts());
                parts.add(new Shape.Part("kind", new Shape.Any(), Shape.Presence.ALWAYS));
                fields(at, parts, object, faults);
                return;
            }
        }
        faults.add(at + ": no known kind: " + object.print());
    }

    private static void fields(
            String at, List<Shape.Part> parts, Json.Obj object, List<String> faults) {
        Map<String, Shape.Part> known =
                parts.stream().collect(Collectors.toMap(Shape.Part::name, part -> part));
        object.entries()
                .forEach(
                        (name, value) -> {
                            Shape.Part part = known.get(name);
                            if (part == null) {
                                faults.add(at + "." + name + " is unknown");
                            } else {
                                check(at + "." + name, part.shape(), value, faults);
                            }
                        });
        for (Shape.Part part : parts) {
            boolean always = part.presence() == Shape.Presence.ALWAYS;
            if (always && object.find(part.name()).isEmpty()) {
                faults.add(at + "." + part.name() + " is missing");
            }
        }
    }

    private static boolean isPlain(Shape shape, Json json) {
        return switch (shape) {
            case Shape.Text(String pattern) ->
                    json instanceof Json.Text text
                            && (pattern.isEmpty() || text.value().matches(pattern));
            case Shape.Word(List<String> words) ->
                    json instanceof Json.Text text && words.contains(text.value());
            case Shape.Flag _ -> json instanceof Json.Bool;
            case Shape.Decimal _ -> json instanceof Json.Num;
            case Shape.Whole(long least, long most) ->
                    json instanceof Json.Num number
                            && number.asLong() >= least
                            && (most == Integer.MAX_VALUE || number.asLong() <= most);
            default -> false;
        };
    }
}
