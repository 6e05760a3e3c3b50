package tablee.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The table was written by a browser's rules, and a test of the page holds it to them (`sentence.test.ts`).
class PluralsTest {

    private static final Path TABLE = Path.of("src/test/resources/plurals.txt");

    @TestFactory
    Stream<DynamicTest> forms_go_with_numbers_as_in_the_browser() throws IOException {
        List<String> lines = Files.readAllLines(TABLE);
        int[] numbers =
                Arrays.stream(lines.getFirst().replaceAll(".* of ", "").split(" "))
                        .mapToInt(Integer::parseInt)
                        .toArray();
        assertThat(lines).hasSizeGreaterThan(60);
        return lines.stream()
                .skip(1)
                .map(line -> line.split(" "))
                .map(
                        line ->
                                DynamicTest.dynamicTest(
                                        line[0],
                                        () ->
                                                assertThat(
                                                                Arrays.stream(numbers)
                                                                        .mapToObj(
                                                                                number ->
                                                                                        ""
                                                                                                + Plurals
                                                                                                        .of(
                                                                                                                line[
                                                                                                                        0],
                                                                                                                number))
                                                                        .collect(
                                                                                Collectors
                                                                                        .joining()))
                                                        .isEqualTo(line[1])));
    }

    @Test
    void a_sentence_takes_as_many_forms_as_its_language_has() {
        Texts english = Texts.of(Texts.class, "en").with(Map.of("k", "{0|one|two|three}{1|all}"));
        assertThat(english.say("k", 1, 3)).isEqualTo("oneall");
        assertThat(english.say("k", 7, 1)).isEqualTo("twoall");
        assertThat(english.say("k", "x", "y")).isEqualTo("xy");
    }

    /// French counts by what stands before the comma: 0,5 point, 1,5 point, 2 points.
    @Test
    void a_word_goes_with_a_number_that_has_decimals() {
        assertThat(points("fr", 0, 0.5, 1, 1.5, 2, 2.5, -1.5))
                .containsExactly(
                        "0 point",
                        "0,5 point",
                        "1 point",
                        "1,5 point",
                        "2 points",
                        "2,5 points",
                        "-1,5 point");
        assertThat(points("en", 0, 0.5, 1, 1.5, 2))
                .containsExactly("0 points", "0.5 points", "1 point", "1.5 points", "2 points");
        assertThat(points("de", 0.5, 1)).containsExactly("0,5 points", "1 point");
        // What is no number is said as it is.
        assertThat(
                        Texts.of(Texts.class, "fr")
                                .with(Map.of("k", "{0|point|points}"))
                                .say("k", Message.plain("A2")))
                .isEqualTo("A2");
    }

    private static List<String> points(String language, double... numbers) {
        Texts texts = Texts.of(Texts.class, language).with(Map.of("k", "{0} {0|point|points}"));
        return Arrays.stream(numbers)
                .mapToObj(number -> texts.say("k", Message.decimal(number, 1)))
                .toList();
    }
}
