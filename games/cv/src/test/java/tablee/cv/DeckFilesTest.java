package tablee.cv;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
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
                .extracting(Fault::text)
                .contains("stands after card 15")
                .doesNotContain("stands after card 13");
    }

    @Test
    @Rule({"CV-DECK-1", "CV-COMP-1"})
    void there_are_four_aids_with_words_in_both_languages() {
        assertThat(Decks.HOUSE.deck().aids()).hasSize(4);
        assertThat(Decks.HOUSE.deck().aids().getFirst().name().in("en")).isEqualTo("The turn");
        assertThat(Decks.HOUSE.deck().aids().getFirst().name().in("fr")).isEqualTo("Le tour");
        assertThat(Decks.check(FILE.replace(", \"en\": \"The turn\"", "")).faults())
                .anyMatch(fault -> fault.card().equals("aid") && fault.clause().equals("CV-COMP-1"))
                .anyMatch(fault -> fault.text().equals("3 player aids instead of 4"));
        assertThat(Decks.check(FILE.replace("\"aids\": [", "\"help\": [")).faults())
                .anyMatch(fault -> fault.text().equals("`aids` is not a list"));
        assertThat(Decks.check(FILE.replace("\"cards\": [", "\"card\": [")).faults())
                .anyMatch(fault -> fault.text().equals("`cards` is not a list"));
    }

    @Test
    void a_file_that_is_no_deck_is_named() {
        assertThat(Decks.check("{").faults().getFirst().clause()).isEqualTo("CV-DECK-28");
        assertThat(new CvProvider().check(ContentSource.EMPTY).faults().getFirst().text())
                .isEqualTo("the file is missing");
    }
}
