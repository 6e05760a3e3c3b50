package tablee.table;

import tablee.bots.Level;
import tablee.engine.Json;

/// Who sits on a chair.
public sealed interface Sitter {

    /// Somebody, by the id that stands for them in the store; the name is what they were called when they sat down.
    ///
    /// @param program whether a program plays for them
    record Person(String id, String name, boolean program) implements Sitter {}

    record Robot(Level level) implements Sitter {}

    default Json toJson() {
        return switch (this) {
            case Person(String id, String name, boolean program) -> {
                var json = Json.object().put("id", id).put("name", name);
                yield program ? json.put("program", true).build() : json.build();
            }
            case Robot(Level level) -> Json.object().put("bot", level.name()).build();
        };
    }

    static Sitter read(Json json) {
        return json.find("bot")
                .<Sitter>map(level -> new Robot(Level.valueOf(level.asText())))
                .orElseGet(
                        () ->
                                new Person(
                                        json.at("id").asText(),
                                        json.at("name").asText(),
                                        json.find("program").isPresent()));
    }
}
