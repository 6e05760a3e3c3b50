package tablee.testkit.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.engine.Json;

/// Partial matching of JSON values, as scenario files write it. An object names the fields that matter. A list is matched item by
/// item; `…` in it stands for any number of items. `_` stands for any one value. More is asked with a single field:
///
/// - `$exactly: X`: equal to X, with no other field and no wildcard
/// - `$not: X`: does not match X
/// - `$any: [X, Y]`: matches one of them
/// - `$has: [X, Y]`: a list with an item for each of them, in any order; `$hasNot: [X]`: with none of them
/// - `$size: 3`: a list or an object of so many, `$least: 3`, `$most: 5`: a number in that range
/// - `$absent: [x, y]`: an object without these fields (or with `null` there)
final class PartialMatch {

    static final String REST = "…";
    static final String ANY = "_";

    /// What did not fit, and where in the value.
    record Mismatch(String path, int line, String expected, String found) {
        @Override
        public String toString() {
            return (path.isEmpty() ? "" : path + ": ")
                    + "expected "
                    + expected
                    + ", found "
                    + found;
        }
    }

    private PartialMatch() {}

    /// The first difference; empty when the value fits.
    static Optional<Mismatch> differs(Json pattern, Json value) {
        return differs(pattern, value, "");
    }

    private static Optional<Mismatch> differs(Json pattern, Json value, String path) {
        return switch (pattern) {
            case Json.Text text when text.value().equals(ANY) -> Optional.empty();
            case Json.Obj object when isQuestion(object) -> asked(object, value, path);
            case Json.Obj object -> fields(object, value, path);
            case Json.Arr list when value instanceof Json.Arr found ->
                    items(list.values(), found.values(), pattern, value, path);
            case Json.Text _, Json.Num _, Json.Bool _, Json.Null _, Json.Arr _ ->
                    pattern.equals(value) ? Optional.empty() : mismatch(pattern, value, path);
        };
    }

    private static boolean isQuestion(Json.Obj object) {
        return !object.entries().isEmpty()
                && object.entries().keySet().stream().allMatch(name -> name.startsWith("$"));
    }

    private static Optional<Mismatch> fields(Json.Obj pattern, Json value, String path) {
        if (!(value instanceof Json.Obj found)) {
            return mismatch(pattern, value, path);
        }
        for (Map.Entry<String, Json> field : pattern.entries().entrySet()) {
            String inner = path.isEmpty() ? field.getKey() : path + "." + field.getKey();
            if (field.getKey().startsWith("$")) {
                var one = new Json.Obj(Map.of(field.getKey(), field.getValue()), pattern.line());
                Optional<Mismatch> mismatch = asked(one, value, path);
                if (mismatch.isPresent()) {
                    return mismatch;
                }
                continue;
            }
            Json there = found.entries().get(field.getKey());
            if (there == null) {
                return Optional.of(
                        new Mismatch(
                                inner,
                                field.getValue().line(),
                                field.getValue().print(),
                                "no such field; there are "
                                        + String.join(", ", found.entries().keySet())));
            }
            Optional<Mismatch> mismatch = differs(field.getValue(), there, inner);
            if (mismatch.isPresent()) {
                return mismatch;
            }
        }
        return Optional.empty();
    }

    private static Optional<Mismatch> items(
            List<Json> patterns, List<Json> values, Json pattern, Json value, String path) {
        if (patterns.stream().noneMatch(PartialMatch::isRest)) {
            if (patterns.size() != values.size()) {
                return mismatch(pattern, value, path);
            }
            for (int i = 0; i < values.size(); i++) {
                var mismatch = differs(patterns.get(i), values.get(i), path + "[" + (i + 1) + "]");
                if (mismatch.isPresent()) {
                    return mismatch;
                }
            }
            return Optional.empty();
        }
        return fits(patterns, values) ? Optional.empty() : mismatch(pattern, value, path);
    }

    private static boolean isRest(Json pattern) {
        return pattern instanceof Json.Text text && text.value().equals(REST);
    }

    private static boolean fits(List<Json> patterns, List<Json> values) {
        if (patterns.isEmpty()) {
            return values.isEmpty();
        }
        if (isRest(patterns.getFirst())) {
            List<Json> others = patterns.subList(1, patterns.size());
            for (int skipped = 0; skipped <= values.size(); skipped++) {
                if (fits(others, values.subList(skipped, values.size()))) {
                    return true;
                }
            }
            return false;
        }
        return !values.isEmpty()
                && differs(patterns.getFirst(), values.getFirst()).isEmpty()
                && fits(patterns.subList(1, patterns.size()), values.subList(1, values.size()));
    }

    private static Optional<Mismatch> asked(Json.Obj pattern, Json value, String path) {
        for (Map.Entry<String, Json> question : pattern.entries().entrySet()) {
            if (!holds(question.getKey(), question.getValue(), value)) {
                return mismatch(pattern, value, path);
            }
        }
        return Optional.empty();
    }

    private static boolean holds(String question, Json wanted, Json value) {
        return switch (question) {
            case "$exactly" -> wanted.equals(value);
            case "$not" -> differs(wanted, value).isPresent();
            case "$any" -> wanted.items().stream().anyMatch(one -> differs(one, value).isEmpty());
            case "$has" -> value instanceof Json.Arr list && hasAll(wanted.items(), list.values());
            case "$hasNot" ->
                    value instanceof Json.Arr list
                            && list.values().stream()
                                    .noneMatch(
                                            item ->
                                                    wanted.items().stream()
                                                            .anyMatch(
                                                                    one ->
                                                                            differs(one, item)
                                                                                    .isEmpty()));
            case "$size" ->
                    (value instanceof Json.Arr list && list.values().size() == wanted.asInt())
                            || (value instanceof Json.Obj object
                                    && object.entries().size() == wanted.asInt());
            case "$least" -> value instanceof Json.Num num && num.value() >= wanted.asDouble();
            case "$most" -> value instanceof Json.Num num && num.value() <= wanted.asDouble();
            case "$absent" ->
                    value instanceof Json.Obj object
                            && wanted.items().stream()
                                    .allMatch(
                                            name ->
                                                    object.find(name.plain())
                                                            .filter(there -> !there.isNull())
                                                            .isEmpty());
            default -> throw new IllegalArgumentException("\"" + question + "\" is not a question");
        };
    }

    /// An item for each pattern, no item used twice.
    private static boolean hasAll(List<Json> patterns, List<Json> values) {
        if (patterns.isEmpty()) {
            return true;
        }
        for (int i = 0; i < values.size(); i++) {
            if (differs(patterns.getFirst(), values.get(i)).isEmpty()) {
                var others = new ArrayList<>(values);
                others.remove(i);
                if (hasAll(patterns.subList(1, patterns.size()), others)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Optional<Mismatch> mismatch(Json pattern, Json value, String path) {
        return Optional.of(new Mismatch(path, pattern.line(), pattern.print(), shortened(value)));
    }

    private static String shortened(Json value) {
        String text = value.print();
        return text.length() > 400 ? text.substring(0, 400) + "…" : text;
    }
}
