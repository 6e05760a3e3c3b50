package tablee.cv.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tablee.cv.CvProvider;
import tablee.cv.Decks;
import tablee.engine.BadInput;
import tablee.engine.ContentReport.Fault;
import tablee.engine.ContentSource;
import tablee.testkit.Rule;

/// A deck file as a whole: order, aids, and the mark by which a saved game knows its deck.
@Rule("CV-DECK-28")
class DeckFilesTest {

    private static final String FILE = Decks.FILE;

    private static String mark(String deck) {
        return CvProvider.game(new Decks.Folder(deck)).info().content();
    }

    @Test
    void the_mark_follows_the_text_but_not_its_line_ends() {
        assertThat(mark(FILE)).matches("mine/[0-9a-f]{16}");
        assertThat(mark(FILE.replace("\n", "\r\n"))).isEqualTo(mark(FILE));
        assertThat(mark(FILE.replace("Running", "Jogging"))).isNotEqualTo(mark(FILE));
    }

    @Test
    @Rule("CV-DECK-1")
    void cards_stand_in_order() {
        String swapped =
                FILE.replace("{\"number\": 14,", "{\"number\": 0,")
                        .replace("{\"number\": 15,", "{\"number\": 14,")
                        .replace("{\"number\": 0,", "{\"number\": 15,");
        assertThat(Decks.check(swapped).faults())
                .extracting(Decks::text)
                .contains("stands after card 15")
                .doesNotContain("stands after card 13");
        assertThat(Decks.check(FILE.replace("{\"number\": 14,", "{\"number\": 13,")).faults())
                .extracting(Decks::text)
                .contains("this number is there twice")
                .doesNotContain("stands after card 13");
    }

    @Test
    @Rule({"CV-DECK-1", "CV-COMP-1"})
    void there_are_four_aids_with_words_in_both_languages() {
        assertThat(Decks.HOUSE.deck().aids()).hasSize(4);
        assertThat(Decks.HOUSE.deck().aids().getFirst().name().in("en")).isEqualTo("The turn");
        assertThat(Decks.HOUSE.deck().aids().getFirst().name().in("fr")).isEqualTo("Le tour");
        assertThat(Decks.check(FILE.replace(", \"en\": \"The turn\"", "")).faults())
                .anyMatch(
                        fault ->
                                Decks.card(fault).equals("aid")
                                        && fault.clause().equals("CV-COMP-1"))
                .anyMatch(fault -> Decks.text(fault).equals("3 player aids instead of 4"));
        assertThat(Decks.check(FILE.replace("\"aids\": [", "\"help\": [")).faults())
                .anyMatch(fault -> Decks.text(fault).equals("Field \"aids\" is missing."));
        assertThat(Decks.check(FILE.replace("\"cards\": [", "\"card\": [")).faults())
                .anyMatch(fault -> Decks.text(fault).equals("Field \"cards\" is missing."));
    }

    @Test
    void a_file_that_is_no_deck_is_named() {
        assertThat(Decks.check("{").faults().getFirst().clause()).isEqualTo("CV-DECK-28");
        assertThat(Decks.text(new CvProvider().check(ContentSource.EMPTY).faults().getFirst()))
                .isEqualTo("the file is missing");
    }

    @Test
    void the_house_deck_is_found_by_its_name() {
        var provider = new CvProvider();
        assertThat(provider.id()).isEqualTo("cv");
        assertThat(provider.contentFiles()).containsExactly(DeckReader.FILE);
        assertThat(provider.houseContent().read(DeckReader.FILE)).contains(FILE);
        assertThat(provider.house().info().content()).isEqualTo(Decks.HOUSE.info().content());
        assertThat(provider.with(new Decks.Folder(FILE)).info().content()).isEqualTo(mark(FILE));
        Deck read = DeckReader.read(provider.houseContent()).deck().orElseThrow();
        assertThat(read.aids()).isEqualTo(Decks.HOUSE.deck().aids()).hasSize(4);
    }

    @Test
    void a_refused_deck_says_its_errors_and_no_warnings() {
        String deck =
                FILE.replace("\"cost\": \"BB\"", "\"cost\": \"B\"")
                        .replace("\"cost\": \"MMMMH\"", "\"cost\": \"MMMMHH\"");
        assertThat(Decks.check(deck).faults()).extracting(Fault::clause).contains("CV-DECK-13");
        assertThatThrownBy(() -> CvProvider.game(new Decks.Folder(deck)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("CV-DECK-10")
                .hasMessageNotContaining("CV-DECK-13");
    }
}
