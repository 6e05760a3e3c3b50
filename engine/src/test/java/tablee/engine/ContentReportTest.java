package tablee.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.engine.ContentReport.Fault;
import tablee.engine.ContentReport.Severity;

class ContentReportTest {

    private static final Texts FRENCH = Texts.of(Texts.class, "fr");
    private static final Texts ENGLISH = Texts.of(Texts.class, "en");

    private static Fault fault(Severity severity, int line, Message card) {
        Message text = Message.of("engine.content.missing");
        return new Fault(severity, "cards.json", line, card, "CARDS-1", text);
    }

    @Test
    void a_fault_names_its_place_in_the_language_of_the_reader() {
        Message card = fault(Severity.ERROR, 12, Message.plain("Yacht")).sentence();
        assertThat(ENGLISH.say(card))
                .isEqualTo("cards.json:12: Yacht: the file is missing (CARDS-1)");
        assertThat(FRENCH.say(card))
                .isEqualTo("cards.json:12: Yacht : le fichier manque (CARDS-1)");
        Message whole = fault(Severity.ERROR, 0, ContentReport.WHOLE).sentence();
        assertThat(ENGLISH.say(whole)).isEqualTo("cards.json: the file is missing (CARDS-1)");
        assertThat(FRENCH.say(whole)).isEqualTo("cards.json: le fichier manque (CARDS-1)");
    }

    @Test
    void only_errors_refuse_a_set_and_each_has_its_line() {
        Fault error = fault(Severity.ERROR, 0, ContentReport.WHOLE);
        Fault warning = fault(Severity.WARNING, 0, ContentReport.WHOLE);
        var advised = new ContentReport(List.of(warning), List.of());
        assertThat(advised.isSound()).isTrue();
        assertThat(ENGLISH.say(advised.errors())).isEmpty();
        var refused = new ContentReport(List.of(error, warning, error, error), List.of());
        assertThat(refused.isSound()).isFalse();
        assertThat(ENGLISH.say(refused.errors()).lines())
                .hasSize(3)
                .containsOnly(ENGLISH.say(error.sentence()));
    }

    /// Written down without running deep, however many.
    @Test
    void a_hundred_thousand_lines_are_said() {
        Message many = Message.lines(Collections.nCopies(100_000, Message.plain("x")));
        assertThat(ENGLISH.say(many).lines()).hasSize(100_000).containsOnly("x");
    }

    @Test
    void decimals_and_ranges_are_written_as_each_language_does() {
        assertThat(ENGLISH.say(Message.decimal(2.05, 2))).isEqualTo("2.05");
        assertThat(FRENCH.say(Message.decimal(2.05, 2))).isEqualTo("2,05");
        assertThat(FRENCH.say(Message.decimal(2.04, 1))).isEqualTo("2");
        assertThat(FRENCH.say(Message.decimal(12.96, 1))).isEqualTo("13");
        assertThat(ENGLISH.say(Message.decimal(-0.5, 1))).isEqualTo("-0.5");
        assertThat(ENGLISH.say(Message.decimal(-0.04, 1))).isEqualTo("0");
        assertThat(ENGLISH.say(Message.decimal(7.6, 0))).isEqualTo("8");
        assertThat(ENGLISH.say(Message.range(2, 8))).isEqualTo("2 to 8");
        assertThat(FRENCH.say(Message.range(2, 8))).isEqualTo("2 à 8");
        assertThat(FRENCH.say(Message.range(3, 3))).isEqualTo("3");
    }
}
