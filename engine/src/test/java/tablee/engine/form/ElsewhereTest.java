package tablee.engine.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tablee.engine.Json;
import tablee.engine.form.Shape.Part;

/// Parts of a shape that are described somewhere else.
class ElsewhereTest {

    private static final Shape CARD =
            new Shape.Fields("Card", List.of(Part.always("number", new Shape.Whole(0, 13))));

    private static final Shape HAND =
            new Shape.Fields(
                    "Hand",
                    List.of(
                            Part.always("cards", new Shape.Items(CARD)),
                            Part.maybe("now", new Shape.OfGame("now"))));

    @Test
    void a_schema_refers_to_what_is_described_elsewhere_and_writes_out_the_rest() {
        var schema =
                JsonSchema.of(
                        HAND,
                        shape ->
                                shape instanceof Shape.Fields(String name, var _)
                                        ? Optional.of(Json.object().put("$ref", name).build())
                                        : Optional.empty());
        assertThat(schema.at("title").asText()).isEqualTo("Hand");
        Json items = schema.at("properties").at("cards").at("items");
        assertThat(items.print()).isEqualTo("{\"$ref\":\"Card\"}");
    }

    @Test
    void a_schema_by_itself_is_whole_and_leaves_a_games_own_part_open() {
        Json properties = JsonSchema.of(HAND).at("properties");
        assertThat(properties.at("cards").at("items").at("title").asText()).isEqualTo("Card");
        assertThat(properties.at("now").print()).isEqualTo("{}");
    }

    @Test
    void a_type_without_a_name_is_written_where_it_is_used() {
        var script = TypeScript.begin();
        var body = new Shape.Fields("", List.of(Part.maybe("hand", HAND)));
        assertThat(script.type(body)).isEqualTo("{ hand?: Hand }");
        assertThat(script.file("about"))
                .contains("export interface Card {", "now?: OfGame['now'];")
                .startsWith("/* about */");
    }
}
