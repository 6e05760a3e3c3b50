package tablee.table;

import java.util.Optional;
import java.util.Set;
import tablee.engine.Json;

/// Takes what belongs to a person out of a line of a log: name, words, and the id that stands for them. Everything that a game is made of
/// stays as it was, so that the log still folds to the same table and every draw can still be checked.
public final class Redaction {

    private static final Set<String> OWN = Set.of("name", "text");

    private Redaction() {}

    /// The line without this person; empty when they are not in it.
    ///
    /// @param alias what stands for them from now on
    public static Optional<String> of(String table, String body, String person, String alias) {
        String badge = Guests.badge(table, person);
        if (!body.contains(person) && !body.contains(badge)) {
            return Optional.empty();
        }
        return Optional.of(without(Json.parse(body), person, badge, alias).print());
    }

    /// A line of chat without words and without anybody who said it.
    public static String hushed(String body) {
        var json = Json.object();
        Json.parse(body)
                .fields()
                .forEach((name, value) -> json.put(name, name.equals("k") ? value : Json.of("")));
        return json.build().print();
    }

    private static Json without(Json json, String person, String badge, String alias) {
        return switch (json) {
            case Json.Obj object -> {
                boolean mine =
                        object.entries().values().stream()
                                .anyMatch(
                                        value ->
                                                value instanceof Json.Text(String text, int _)
                                                        && (text.equals(person)
                                                                || text.equals(badge)));
                var kept = Json.object();
                object.entries()
                        .forEach(
                                (name, value) ->
                                        kept.put(
                                                name,
                                                mine && OWN.contains(name)
                                                        ? Json.of("")
                                                        : without(value, person, badge, alias)));
                yield kept.build();
            }
            case Json.Arr array ->
                    Json.list(array.values(), value -> without(value, person, badge, alias));
            case Json.Text(String text, int _) ->
                    text.equals(person) || text.equals(badge) ? Json.of(alias) : json;
            case Json.Num _, Json.Bool _, Json.Null _ -> json;
        };
    }
}
