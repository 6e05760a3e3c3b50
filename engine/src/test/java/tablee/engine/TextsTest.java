package tablee.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class TextsTest {

    private static final Texts FRENCH = Texts.of(Texts.class, "fr");
    private static final Texts ENGLISH = Texts.of(Texts.class, "en");

    @Test
    void both_languages_have_the_same_sentences() {
        assertThat(FRENCH.keys()).isEqualTo(ENGLISH.keys()).isNotEmpty();
        assertThat(Texts.LANGUAGES).containsExactly("fr", "en");
    }

    /// A sentence that exists in one language only with another number of gaps would lose an argument.
    @Test
    void both_languages_have_the_same_gaps() {
        for (String key : ENGLISH.keys()) {
            Object[] args = {1, 2, 3, 4, 5, 6};
            for (Texts texts : List.of(FRENCH, ENGLISH)) {
                assertThat(texts.say(key, args)).as(key).doesNotContain("{").isNotBlank();
            }
        }
    }

    @Test
    void every_sentence_the_engine_says_exists() throws IOException {
        var said = new TreeSet<String>();
        var key = Pattern.compile("\"(engine\\.[a-z]+\\.[a-z]+)\"");
        try (var files = Files.walk(Path.of("src/main/java"))) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                key.matcher(Files.readString(file))
                        .results()
                        .forEach(match -> said.add(match.group(1)));
            }
        }
        assertThat(said).hasSizeGreaterThan(20);
        assertThat(ENGLISH.keys()).containsAll(said);
    }

    @Test
    void numbers_choose_their_form() {
        Texts fr = FRENCH.with(Map.of("n", "{0} {0|carte|cartes}"));
        Texts en = ENGLISH.with(Map.of("n", "{0} {0|card|cards}"));
        assertThat(fr.say("n", 0)).isEqualTo("0 carte");
        assertThat(en.say("n", 0)).isEqualTo("0 cards");
        assertThat(fr.say("n", 1)).isEqualTo("1 carte");
        assertThat(en.say("n", 1)).isEqualTo("1 card");
        assertThat(en.say("n", -1)).isEqualTo("-1 card");
        assertThat(fr.say("n", 2)).isEqualTo("2 cartes");
        assertThat(en.say("n", 12)).isEqualTo("12 cards");
    }

    @Test
    void arguments_are_said_in_the_language_of_the_reader() {
        Map<String, String> more = Map.of("outer", "{1} : {0} {2}", "inner", "[{0}]");
        Message message =
                Message.of("outer", Message.of("inner", Words.of("chat", "cat")), Seat.of(1), "x");
        assertThat(FRENCH.with(more).say(message)).isEqualTo("B : [chat] x");
        assertThat(ENGLISH.with(more).withNames(List.of("Ana", "Ben")).say(message))
                .isEqualTo("Ben : [cat] x");
        assertThat(ENGLISH.withNames(List.of("Ana")).name(Seat.of(1))).isEqualTo("B");
        assertThat(ENGLISH.with(more).withNames(List.of("Ana", "Ben")).say("inner", Seats.all(2)))
                .isEqualTo("[Ana, Ben]");
    }

    @Test
    void a_missing_sentence_is_visible_and_not_fatal() {
        assertThat(ENGLISH.say("no.such")).isEqualTo("no.such");
        assertThat(ENGLISH.say("no.such", 3)).isEqualTo("no.such [3]");
        assertThat(ENGLISH.has("no.such")).isFalse();
        assertThat(ENGLISH.with(Map.of("gap", "a {1} b {x} {")).say("gap", 1))
                .isEqualTo("a {1} b {x} {");
    }

    @Test
    void a_message_takes_only_what_can_be_said() {
        assertThatThrownBy(() -> Message.of("key", 1.5)).hasMessageContaining("cannot say");
        assertThatThrownBy(() -> new Words(new java.util.TreeMap<>()))
                .hasMessageContaining("no language");
        assertThat(Words.of("oui", "yes").in("de")).isEqualTo("oui");
    }

    @Test
    void text_files_are_checked_when_they_are_read() {
        assertThat(Sentence.parse("# comment\n\na = b = c\nd=x\\ny\n"))
                .containsOnly(Map.entry("a", "b = c"), Map.entry("d", "x\ny"));
        assertThatThrownBy(() -> Sentence.parse("a=1\na=2")).hasMessageContaining("said twice: a");
        assertThatThrownBy(() -> Sentence.parse("nothing"))
                .hasMessageContaining("not key=sentence");
        assertThatThrownBy(() -> Texts.of(String.class, "fr"))
                .hasMessageContaining("no texts in fr");
    }
}
