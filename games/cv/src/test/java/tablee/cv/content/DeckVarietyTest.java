package tablee.cv.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.cv.Decks;
import tablee.engine.ContentReport;
import tablee.testkit.Rule;
import tablee.testkit.SpokenReport;

/// What the cards of a deck must be together: enough of everything, and every category good for something.
class DeckVarietyTest {

    private static final String FILE = Decks.FILE;

    /// What the check of a deck says: nothing is left without words, and no words without use.
    @Test
    void every_sentence_of_the_check_is_said() throws IOException {
        SpokenReport.keys("cv.check.", Decks.HOUSE.wording());
    }

    private static String line(ContentReport.Figure figure) {
        return figure.clause()
                + " | "
                + Decks.ENGLISH.say(figure.what())
                + " | "
                + Decks.ENGLISH.say(figure.found())
                + " | "
                + Decks.ENGLISH.say(figure.expected())
                + (figure.holds() ? "" : " | broken");
    }

    /// Every figure of the house deck, as `content check` prints it.
    @Test
    @Rule({
        "CV-DECK-1",
        "CV-DECK-3",
        "CV-DECK-17",
        "CV-DECK-18",
        "CV-DECK-24",
        "CV-DECK-26",
        "CV-DECK-27"
    })
    void the_figures_of_the_house_deck() throws IOException {
        String figures =
                String.join(
                                "\n",
                                Decks.check(FILE).figures().stream()
                                        .map(DeckVarietyTest::line)
                                        .toList())
                        + "\n";
        var file = Path.of("src/test/resources/golden/deck-figures.txt");
        if (Boolean.getBoolean("golden.update") && System.getenv("CI") == null) {
            Files.writeString(file, figures);
        }
        assertThat(figures).isEqualTo(Files.readString(file));
    }

    @Test
    @Rule({"CV-DECK-3", "CV-DECK-17", "CV-DECK-18", "CV-DECK-24"})
    void a_deck_without_variety_is_refused() {
        assertThat(Decks.check(FILE.replace("\"gains\": \"H\"", "\"gains\": \"M\"")).faults())
                .anyMatch(fault -> fault.clause().equals("CV-DECK-18"));
        assertThat(Decks.check(FILE.replace("[\"Work\"]", "[\"Health\"]")).faults())
                .anyMatch(fault -> fault.clause().equals("CV-DECK-3"));
        String cheap = FILE.replaceAll("\"cost\": \"([HKRML])[HKRML]{3,4}\"", "\"cost\": \"$1\"");
        assertThat(Decks.check(cheap).faults())
                .anyMatch(
                        fault ->
                                fault.clause().equals("CV-DECK-24")
                                        && Decks.text(fault).contains("rise"));
        assertThat(Decks.check(FILE.replaceAll("\"points\": \\d", "\"points\": 1")).faults())
                .anyMatch(fault -> fault.clause().equals("CV-DECK-17"));
    }

    /// The house deck without some texts of some cards, written `number: text`.
    private static String lacking(List<String> texts) {
        String deck = FILE;
        for (String text : texts) {
            int colon = text.indexOf(':');
            int start = deck.indexOf("{\"number\": " + text.substring(0, colon) + ",");
            int at = deck.indexOf(text.substring(colon + 2), start);
            assertThat(at).as(text).isBetween(start, start + 600);
            deck = deck.substring(0, at) + deck.substring(at + text.length() - colon - 2);
        }
        return deck;
    }

    /// A category without any card that does what its cards are for; with one of them left there is nothing to say.
    @ParameterizedTest
    @Rule({"CV-DECK-18", "CV-COMP-9..12"})
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
            no Health card acts against bad luck | 45: "special": "BAD_LUCK_TO_ANY", ; 53: "special": "REROLL_BAD_LUCK", ; 71: "arrows": [{"from": "B", "to": "H", "twoWay": false}],
            no Knowledge card modifies dice      | 23: "arrows": [{"from": "K", "to": "R", "twoWay": false}], ; 35: "special": "CHANGE_ONE", ; 40: "extraDice": 1, ; 54: "arrows": [{"from": "K", "to": "M", "twoWay": true}],
            no Relationship card gains L             | 31: "gains": "L", ; 39: L ; 44: LL ; 59: "gains": "LRH",
            no Work card has another effect (besides 28) | 13: "gains": "RM", ; 25: "gains": "HM", ; 37: "extraDice": 1, ; 42: "gains": "MMMB", ; 47: "gains": "KM", ; 50: "gains": "HM", ; 56: "upkeep": "H",
            """)
    void a_category_has_some_card_of_its_kind(String text, String lacking) {
        List<String> all = List.of(lacking.split(" *; *"));
        assertThat(Decks.check(lacking(all)).faults()).extracting(Decks::text).contains(text);
        for (String left : all) {
            List<String> others = all.stream().filter(one -> !one.equals(left)).toList();
            assertThat(Decks.check(lacking(others)).faults())
                    .as(left)
                    .extracting(Decks::text)
                    .doesNotContain(text);
        }
    }

    @Test
    @Rule("CV-DECK-20")
    void most_childhood_events_are_plain() {
        String five = FILE;
        String text = "most childhood events give one symbol or a discount";
        for (String symbol : List.of("R", "M", "K", "H")) {
            assertThat(Decks.check(five).faults()).extracting(Decks::text).doesNotContain(text);
            five = five.replace("{\"symbols\": \"" + symbol + "\"}", "{\"symbols\": \"LL\"}");
        }
        assertThat(Decks.check(five).faults()).extracting(Decks::text).contains(text);
    }

    @Test
    @Rule({"CV-DECK-3", "CV-DECK-26", "CV-BICO-1"})
    void no_event_at_all_and_too_many_colours() {
        assertThat(Decks.check(FILE.replace("[\"Event\"]", "[\"Health\"]")).faults())
                .extracting(Decks::text)
                .contains("no event");
        String many = FILE.replace("[\"Possession\"]", "[\"Possession\", \"Work\"]");
        assertThat(Decks.check(many).faults())
                .extracting(Decks::text)
                .anyMatch(text -> text.endsWith("two-colour cards, more than 16"));
    }
}
