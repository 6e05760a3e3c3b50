package tablee.testkit.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tablee.engine.Action;
import tablee.engine.Formats;
import tablee.engine.Json;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.form.Shape;

/// The places that values of a game have, by its forms: what is *not* there can only be asked about a place that there is. The places of the
/// true position count too, for what no view may ever show. Where names are data (a card for each id), what lies on the table counts.
final class Vocabulary {

    private Vocabulary() {}

    /// Whether a view can have something at this path.
    static <S extends State, V extends View, A extends Action> boolean has(
            Line<S, V, A> line, String path) {
        List<String> steps = List.of(path.split("\\.", -1));
        Formats<S, V, A> formats = line.game().formats();
        Shape truth = formats.positions().form().shape();
        Stream<Shape> roots =
                switch (steps.getFirst()) {
                    case "now" -> Stream.of(formats.views().now().shape(), truth);
                    case "memory" -> Stream.of(formats.views().memory().shape(), truth);
                    default -> Stream.of();
                };
        return roots.anyMatch(root -> leads(root, steps.subList(1, steps.size())))
                || hereAndNow(line).anyMatch(value -> Paths.get(value, path).isPresent());
    }

    private static boolean leads(Shape shape, List<String> steps) {
        if (steps.isEmpty()) {
            return true;
        }
        String first = steps.getFirst();
        List<String> others = steps.subList(1, steps.size());
        return switch (shape) {
            case Shape.Nullable(Shape value) -> leads(value, steps);
            case Shape.Either(var shapes) -> shapes.stream().anyMatch(one -> leads(one, steps));
            case Shape.Items(Shape item) ->
                    (isNumber(first) || leads(item, List.of("id"))) && leads(item, others);
            case Shape.Entries(Shape name, Shape value) -> is(first, name) && leads(value, others);
            case Shape.Fields(_, var parts) -> leads(parts, first, others);
            case Shape.Kinds(_, var kinds) ->
                    kinds.stream().anyMatch(kind -> leads(kind.parts(), first, others));
            default -> false;
        };
    }

    private static boolean leads(List<Shape.Part> parts, String first, List<String> others) {
        return parts.stream()
                .anyMatch(part -> part.name().equals(first) && leads(part.shape(), others));
    }

    private static boolean isNumber(String step) {
        return step.matches("\\d+");
    }

    /// Whether this is one of the names; what any text may be is data.
    private static boolean is(String name, Shape names) {
        return switch (names) {
            case Shape.Word(var words) -> words.contains(name);
            case Shape.Text(String pattern) -> !pattern.isEmpty() && name.matches(pattern);
            default -> false;
        };
    }

    /// The first field inside what a pattern says is *not* there (`$not`, `$absent`, `$hasNot`) that no position, view or event of the game
    /// has, or the first word in such a field that the field never is (`kind: drwe`): misspelt, it would never be there and the pattern
    /// would always hold.
    static <S extends State, V extends View, A extends Action> Optional<Denied> misspelt(
            Line<S, V, A> line, Json pattern, boolean denied) {
        var names = new ArrayList<Denied>();
        denied(pattern, denied, names);
        Formats<S, V, A> formats = line.game().formats();
        List<Shape> forms =
                List.of(
                        formats.positions().form().shape(),
                        formats.views().now().shape(),
                        formats.views().memory().shape(),
                        formats.events().shape());
        return names.stream()
                .filter(one -> !isNumber(one.name))
                .flatMap(one -> unheardOf(line, forms, one).stream())
                .findFirst();
    }

    private static <S extends State, V extends View, A extends Action> Optional<Denied> unheardOf(
            Line<S, V, A> line, List<Shape> forms, Denied one) {
        boolean known =
                forms.stream().anyMatch(form -> knows(form, one.name))
                        || hereAndNow(line).anyMatch(value -> knows(value, one.name));
        if (!known) {
            return Optional.of(one);
        }
        boolean meant = one.word.isEmpty() || forms.stream().anyMatch(form -> mayBe(form, one));
        return meant ? Optional.empty() : Optional.of(new Denied(one.word, "", one.line));
    }

    /// Whether a field of this name may hold this word somewhere in it.
    private static boolean mayBe(Shape shape, Denied one) {
        return switch (shape) {
            case Shape.Nullable(Shape value) -> mayBe(value, one);
            case Shape.Either(var shapes) -> shapes.stream().anyMatch(each -> mayBe(each, one));
            case Shape.Items(Shape item) -> mayBe(item, one);
            case Shape.Entries(Shape names, Shape value) ->
                    (is(one.name, names) && takes(value, one.word)) || mayBe(value, one);
            case Shape.Fields(_, var parts) -> mayBe(parts, one);
            case Shape.Kinds(_, var kinds) ->
                    kinds.stream()
                            .anyMatch(
                                    kind ->
                                            (one.name.equals("kind")
                                                            && kind.word().equals(one.word))
                                                    || mayBe(kind.parts(), one));
            default -> false;
        };
    }

    private static boolean mayBe(List<Shape.Part> parts, Denied one) {
        return parts.stream()
                .anyMatch(
                        part ->
                                (part.name().equals(one.name) && takes(part.shape(), one.word))
                                        || mayBe(part.shape(), one));
    }

    /// Only a choice of words is known beforehand; any other text is data.
    private static boolean takes(Shape shape, String word) {
        return switch (shape) {
            case Shape.Word(var words) -> words.contains(word);
            case Shape.Nullable(Shape value) -> takes(value, word);
            case Shape.Items(Shape item) -> takes(item, word);
            case Shape.Either(var shapes) -> shapes.stream().anyMatch(each -> takes(each, word));
            default -> true;
        };
    }

    private static boolean knows(Shape shape, String name) {
        return switch (shape) {
            case Shape.Nullable(Shape value) -> knows(value, name);
            case Shape.Either(var shapes) -> shapes.stream().anyMatch(one -> knows(one, name));
            case Shape.Items(Shape item) -> knows(item, name);
            case Shape.Entries(Shape names, Shape value) -> is(name, names) || knows(value, name);
            case Shape.Fields(_, var parts) -> knows(parts, name);
            case Shape.Kinds(_, var kinds) ->
                    name.equals("kind")
                            || kinds.stream().anyMatch(kind -> knows(kind.parts(), name));
            default -> false;
        };
    }

    private static boolean knows(List<Shape.Part> parts, String name) {
        return parts.stream()
                .anyMatch(part -> part.name().equals(name) || knows(part.shape(), name));
    }

    private static boolean knows(Json value, String name) {
        return switch (value) {
            case Json.Obj object ->
                    object.find(name).isPresent()
                            || object.entries().values().stream().anyMatch(one -> knows(one, name));
            case Json.Arr list -> list.values().stream().anyMatch(one -> knows(one, name));
            case Json.Text _, Json.Num _, Json.Bool _, Json.Null _ -> false;
        };
    }

    /// What is to be seen of the table, the whole of it at last.
    private static <S extends State, V extends View, A extends Action> Stream<Json> hereAndNow(
            Line<S, V, A> line) {
        Formats<S, V, A> formats = line.game().formats();
        Stream<Json> views =
                line.viewers().stream()
                        .map(line::view)
                        .map(view -> halves(formats.now(view), formats.memory(view)));
        return Stream.concat(views, Stream.of(halves(line.position(), line.position())));
    }

    private static Json halves(Json now, Json memory) {
        return Json.object().put("now", now).put("memory", memory).build();
    }

    /// A field that is said not to be there, or not to hold this word, and where.
    record Denied(String name, String word, int line) {}

    private static void denied(Json pattern, boolean denied, List<Denied> names) {
        switch (pattern) {
            case Json.Obj object ->
                    object.entries()
                            .forEach((name, inner) -> denied(name, inner, denied, object, names));
            case Json.Arr list -> list.values().forEach(one -> denied(one, denied, names));
            case Json.Text _, Json.Num _, Json.Bool _, Json.Null _ -> {}
        }
    }

    private static void denied(
            String name, Json inner, boolean denied, Json.Obj in, List<Denied> names) {
        switch (name) {
            case "$absent" ->
                    inner.items()
                            .forEach(one -> names.add(new Denied(one.plain(), "", at(one, inner))));
            case "$not", "$hasNot" -> denied(inner, true, names);
            default -> {
                if (denied && !name.startsWith("$")) {
                    String word =
                            inner instanceof Json.Text && !inner.plain().equals(PartialMatch.ANY)
                                    ? inner.plain()
                                    : "";
                    names.add(new Denied(name, word, at(inner, in)));
                }
                denied(inner, denied, names);
            }
        }
    }

    private static int at(Json one, Json around) {
        return one.line() > 0 ? one.line() : around.line();
    }
}
