package tablee.table;

import tablee.bots.Level;
import tablee.engine.Json;

/// Who sits on a chair.
public sealed interface Sitter {

    /// Somebody, by the id that stands for them in the store; the name is what they were called when they sat down.
    ///
    /// @param program whether a program plays for them
    /// @param face the picture they have chosen, as a word; empty for none
    record Person(String id, String name, boolean program, String face) implements Sitter {

        /// Without a picture.
        public Person(String id, String name, boolean program) {
            this(id, name, program, "");
        }

        Person called(String other) {
            return new Person(id, other, program, face);
        }
    }

    record Robot(Level level) implements Sitter {}

    default Json toJson() {
        return switch (this) {
            case Person(String id, String name, boolean program, String face) -> {
                var json = Json.object().put("id", id).put("name", name).mark("program", program);
                yield face.isEmpty() ? json.build() : json.put("face", face).build();
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
                                        json.find("program").isPresent(),
                                        json.find("face").map(Json::asText).orElse("")));
    }
}
