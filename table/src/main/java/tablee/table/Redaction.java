package tablee.table;

import java.util.Optional;
import java.util.Set;
import tablee.engine.Json;

/// Takes what belongs to a person out of a line of a log: name, words, and the id that stands for them. Everything that a game is made of
/// stays as it was, so that the log still folds to the same table and every draw can still be checked.
public final class Redaction {

    private static final Set<String> OWN = Set.of("name", "text", "face");

    private Redaction() {}

    /// The line without this person; empty when they are not in it.
    ///
    /// @param alias what stands for them from now on
    public static Optional<String> of(String table, String body, String person, String alias) {
        String badge = Guests.badge(table, person);
        if (!body.contains(person) && !body.contains(badge)) {
            return Optional.empty();
        }
        return Optional.of(
                new Change(person, badge, alias, alias, true).of(Json.parse(body)).print());
    }

    /// The line with another person in place of this one, who is the same; names and words stay. Empty when they are not in it.
    public static Optional<String> given(String table, String body, String guest, String person) {
        String badge = Guests.badge(table, guest);
        if (!body.contains(guest) && !body.contains(badge)) {
            return Optional.empty();
        }
        return Optional.of(
                new Change(guest, badge, person, Guests.badge(table, person), false)
                        .of(Json.parse(body))
                        .print());
    }

    /// A line of chat without words and without anybody who said it.
    public static String hushed(String body) {
        var json = Json.object();
        Json.parse(body)
                .fields()
                .forEach((name, value) -> json.put(name, name.equals("k") ? value : Json.of("")));
        return json.build().print();
    }

    /// Who is taken out, and what stands in their place.
    ///
    /// @param hushed whether name and words go too
    private record Change(
            String person, String badge, String alias, String otherBadge, boolean hushed) {

        Json of(Json json) {
            return switch (json) {
                case Json.Obj object -> {
                    boolean mine =
                            hushed && object.entries().values().stream().anyMatch(this::isThem);
                    var kept = Json.object();
                    object.entries()
                            .forEach(
                                    (name, value) ->
                                            kept.put(
                                                    name,
                                                    mine && OWN.contains(name)
                                                            ? Json.of("")
                                                            : of(value)));
                    yield kept.build();
                }
                case Json.Arr array -> Json.list(array.values(), this::of);
                case Json.Text(String text, int _) ->
                        text.equals(person)
                                ? Json.of(alias)
                                : text.equals(badge) ? Json.of(otherBadge) : json;
                case Json.Num _, Json.Bool _, Json.Null _ -> json;
            };
        }

        private boolean isThem(Json value) {
            return value instanceof Json.Text(String text, int _)
                    && (text.equals(person) || text.equals(badge));
        }
    }
}
