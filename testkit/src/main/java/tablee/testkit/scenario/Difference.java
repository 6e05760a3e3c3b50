package tablee.testkit.scenario;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import tablee.engine.Json;

/// The first place where two values are not the same, so that nobody has to compare two long lines.
record Difference(String path, String one, String other) {

    static Optional<Difference> first(Json one, Json other) {
        return first("", one, other);
    }

    private static Optional<Difference> first(String path, Json one, Json other) {
        if (one.print().equals(other.print())) {
            return Optional.empty();
        }
        if (one instanceof Json.Obj left && other instanceof Json.Obj right) {
            var names = new LinkedHashSet<>(left.entries().keySet());
            names.addAll(right.entries().keySet());
            for (String name : names) {
                var found = field(join(path, name), left.entries(), right.entries(), name);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        if (one instanceof Json.Arr left && other instanceof Json.Arr right) {
            for (int i = 0; i < Math.min(left.values().size(), right.values().size()); i++) {
                var found =
                        first(
                                join(path, "" + (i + 1)),
                                left.values().get(i),
                                right.values().get(i));
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.of(new Difference(path, shown(one), shown(other)));
    }

    private static Optional<Difference> field(
            String path, Map<String, Json> left, Map<String, Json> right, String name) {
        Json one = left.get(name);
        Json other = right.get(name);
        return one != null && other != null
                ? first(path, one, other)
                : Optional.of(
                        new Difference(
                                path,
                                one == null ? "nothing" : shown(one),
                                other == null ? "nothing" : shown(other)));
    }

    private static String join(String path, String step) {
        return path.isEmpty() ? step : path + "." + step;
    }

    private static String shown(Json json) {
        String text = json.print();
        return text.length() > 120 ? text.substring(0, 120) + "…" : text;
    }

    @Override
    public String toString() {
        return path + " " + one + " in the first and " + other + " in the twin";
    }
}
