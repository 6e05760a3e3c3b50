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
import tablee.engine.lent.Lent;

class TextsTest {

    private static final Texts FRENCH = Texts.of(Texts.class, "fr");
    private static final Texts ENGLISH = Texts.of(Texts.class, "en");

    @Test
    void both_languages_have_the_same_sentences() {
        assertThat(FRENCH.borrowed()).isEmpty();
        assertThat(ENGLISH.borrowed()).isEmpty();
        assertThat(FRENCH.keys()).isEqualTo(ENGLISH.keys()).isNotEmpty();
        assertThat(Texts.COMPLETE).containsExactly("fr", "en");
    }

    @Test
    void languages_are_found_by_listing_and_the_engine_speaks_each_of_them() {
        assertThat(Texts.LANGUAGES).containsExactly("fr", "en", "de");
        for (String language : Texts.LANGUAGES) {
            assertThat(Texts.of(Texts.class, language).borrowed()).as(language).isEmpty();
            assertThat(Texts.of(Texts.class, language).keys()).isEqualTo(ENGLISH.keys());
        }
        assertThatThrownBy(() -> Texts.of(Texts.class, "xx")).hasMessage("no texts in xx");
    }

    @Test
    void what_a_language_lacks_is_borrowed_told_and_said_by_the_rules_of_its_own_language() {
        Texts german = Texts.of(Lent.class, "de");
        assertThat(german.borrowed()).containsExactly("lent.english", "lent.french");
        assertThat(german.language()).isEqualTo("de");
        assertThat(german.say("lent.own", 0, "Ana")).isEqualTo("0 Karten von Ana");
        assertThat(german.say("lent.english", 8)).isEqualTo("an 8");
        // What is put into it comes in its own language, too: no sentence is told in two.
        assertThat(german.say("lent.english", Message.list(List.of(Words.of("deux", "two"), 3))))
                .isEqualTo("a two and 3");
        assertThat(german.say("lent.french", 0, "Ana")).isEqualTo("0 carte d’Ana");
        assertThat(Texts.of(Lent.class, "en").borrowed()).containsExactly("lent.french");
        assertThat(german.with(Map.of("lent.english", "eine {0}")).borrowed())
                .containsExactly("lent.french");
        assertThat(Texts.words(Lent.class, "lent.english").byLanguage())
                .containsOnlyKeys("fr", "en");
        assertThat(Texts.of(Texts.class, "de").with(german).borrowed())
                .isEqualTo(german.borrowed());
    }

    /// A sentence that exists in one language only with another number of gaps would lose an argument.
    @Test
    void both_languages_have_the_same_gaps() {
        for (String key : ENGLISH.keys()) {
            Object[] args = {1, 2, 3, 4, 5, 6};
            for (Texts texts : List.of(FRENCH, ENGLISH, Texts.of(Texts.class, "de"))) {
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
                .isEqualTo("[Ana and Ben]");
    }

    @Test
    void lists_and_numbers_are_said_as_people_say_them() {
        assertThat(FRENCH.say(Message.list(List.of(1)))).isEqualTo("1");
        assertThat(FRENCH.say(Message.list(List.of(1, 2)))).isEqualTo("1 et 2");
        assertThat(ENGLISH.say(Message.list(List.of(1, "b", Words.of("chat", "cat")))))
                .isEqualTo("1, b and cat");
        assertThat(ENGLISH.say(Message.number(7))).isEqualTo("seven");
        assertThat(FRENCH.say(Message.number(13))).isEqualTo("13");
    }

    @Test
    void small_words_go_with_the_name_that_follows() {
        Texts fr = FRENCH.with(Map.of("k", "La main de {0}, avant que {0} joue."));
        assertThat(fr.say("k", "Ana")).isEqualTo("La main d’Ana, avant qu’Ana joue.");
        assertThat(fr.say("k", "Ben")).isEqualTo("La main de Ben, avant que Ben joue.");
        assertThat(FRENCH.with(Map.of("k", "le monde {0}")).say("k", "Ana"))
                .isEqualTo("le monde Ana");
        Texts en = ENGLISH.with(Map.of("k", "It is a {0}."));
        assertThat(en.say("k", 8)).isEqualTo("It is an 8.");
        assertThat(en.say("k", 11)).isEqualTo("It is an 11.");
        assertThat(en.say("k", 7)).isEqualTo("It is a 7.");
        assertThat(en.say("k", "Accroc")).isEqualTo("It is an Accroc.");
        assertThat(ENGLISH.with(Map.of("k", "extra {0}")).say("k", 8)).isEqualTo("extra 8");
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
        assertThat(Words.of("oui", "yes").in("de")).isEqualTo("yes");
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
