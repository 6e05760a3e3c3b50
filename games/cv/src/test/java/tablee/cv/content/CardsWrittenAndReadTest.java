package tablee.cv.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.cv.Decks;
import tablee.engine.Json;
import tablee.testkit.Rule;

/// Cards in the form of the deck file: what a client gets is what a deck file would say.
@Rule("CV-DECK-28")
class CardsWrittenAndReadTest {

    private static final Path FILE = Path.of("src/test/resources/golden/faces.txt");

    @Test
    void every_card_reads_back() {
        for (Card card : Decks.HOUSE.deck().all()) {
            Json written = Json.parse("[" + CardForm.write(card).print() + "]");
            Card read = patched(written).card(card.number());
            assertThat(read).isEqualTo(card);
        }
    }

    @Test
    void faces_are_as_they_were() throws IOException {
        var lines = new ArrayList<String>();
        for (Card card : Decks.HOUSE.deck().all()) {
            lines.add(CardForm.write(card).print().replace("\n", " ").replaceAll(" +", " "));
        }
        String faces = String.join("\n", lines) + "\n";
        if (Boolean.getBoolean("golden.update") && System.getenv("CI") == null) {
            Files.writeString(FILE, faces);
        }
        assertThat(faces).isEqualTo(Files.readString(FILE));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"atLeast\":{\"category\":\"Knowledge\",\"n\":2}}",
                "{\"none\":{\"category\":\"Possession\"}}",
                "{\"owns\":18}",
                "{\"ownsActive\":35}",
                "{\"and\":[{\"owns\":18},{\"none\":{\"category\":\"Work\"}}]}"
            })
    void every_kind_of_condition_reads_back(String condition) {
        String card =
                "[{\"number\": 20, \"categories\": [\"Health\"], \"cost\": \"H\", \"condition\": "
                        + condition
                        + "}]";
        Card read = patched(Json.parse(card)).card(20);
        assertThat(CardForm.write(read).at("condition").print().replaceAll("\\s", ""))
                .isEqualTo(condition);
        Json again = Json.parse("[" + CardForm.write(read).print() + "]");
        assertThat(patched(again).card(20)).isEqualTo(read);
    }

    @Test
    void what_is_left_out_comes_from_the_deck() {
        Card house = Decks.HOUSE.deck().card(20);
        Card read =
                patched(
                                Json.parse(
                                        "[{\"number\": 20, \"categories\": [\"Work\"], \"cost\": \"M\"}]"))
                        .card(20);
        assertThat(List.of(read.age(), read.name(), read.text(), read.from()))
                .isEqualTo(List.of(house.age(), house.name(), house.text(), house.from()));
        assertThat(read.categories()).containsExactly(Category.WORK);
        assertThat(read.gains()).isEqualTo(Symbols.NONE);
    }

    @Test
    void names_of_categories() {
        for (Category category : Category.ALL) {
            assertThat(Category.worded(category.word())).contains(category);
            assertThat(Category.of(category.index())).isEqualTo(category);
            assertThat(category.hasStack()).isEqualTo(category.index() < 5);
            assertThat(category.mayGoUnder()).isEqualTo(category.index() < 3);
        }
        assertThat(Category.worded("Health")).isEmpty();
        assertThat(Category.HEALTH.word()).isEqualTo("health");
    }

    private static Deck patched(Json cards) {
        return Decks.HOUSE.deck().with(CardForm.patches(Decks.HOUSE.deck(), cards));
    }
}
