package tablee.testkit.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import tablee.engine.BadInput;
import tablee.engine.Json;

/// Places inside a JSON value: `cartons.3.obstacles.1.value`. Items of a list are counted from 1, as people do; an item can also be
/// named by the value of its `id` (`cards.bicycle.cost`).
final class Paths {

    private Paths() {}

    static Optional<Json> get(Json json, String path) {
        if (path.isEmpty()) {
            return Optional.of(json);
        }
        Optional<Json> at = Optional.of(json);
        for (String step : path.split("\\.", -1)) {
            at = at.flatMap(here -> step(here, step));
        }
        return at;
    }

    private static Optional<Json> step(Json json, String step) {
        return switch (json) {
            case Json.Obj object -> object.find(step);
            case Json.Arr list -> {
                int index = index(list.values(), step);
                yield index < 0 ? Optional.empty() : Optional.of(list.values().get(index));
            }
            case Json.Text _, Json.Num _, Json.Bool _, Json.Null _ -> Optional.empty();
        };
    }

    private static int index(List<Json> values, String step) {
        if (step.matches("\\d{1,4}")) {
            int index = Integer.parseInt(step) - 1;
            return index >= 0 && index < values.size() ? index : -1;
        }
        for (int i = 0; i < values.size(); i++) {
            if (values.get(i).find("id").filter(id -> id.plain().equals(step)).isPresent()) {
                return i;
            }
        }
        return -1;
    }

    /// The same value with another one at this place, which must exist (a new field of an object may be added).
    static Json set(Json json, String path, Json value) {
        if (path.isEmpty()) {
            return value;
        }
        int dot = path.indexOf('.');
        String first = dot < 0 ? path : path.substring(0, dot);
        String rest = dot < 0 ? "" : path.substring(dot + 1);
        if (json instanceof Json.Arr list && index(list.values(), first) >= 0) {
            var items = new ArrayList<>(list.values());
            int index = index(list.values(), first);
            items.set(index, set(items.get(index), rest, value));
            return new Json.Arr(items, list.line());
        }
        if (json instanceof Json.Obj object && (rest.isEmpty() || object.find(first).isPresent())) {
            var fields = new LinkedHashMap<>(object.entries());
            fields.put(first, set(object.find(first).orElse(value), rest, value));
            return new Json.Obj(fields, object.line());
        }
        throw BadInput.of(
                Sentences.say("there is no \"" + path + "\" to set (line " + value.line() + ")"));
    }
}
