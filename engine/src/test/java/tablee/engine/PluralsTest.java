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
}
