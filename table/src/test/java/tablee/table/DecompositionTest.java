package tablee.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import org.junit.jupiter.api.Test;

class DecompositionTest {

    @Test
    void it_is_that_of_the_JDK() {
        assertThat(Decomposition.read()).hasSizeGreaterThan(3_800);
        Decomposition.read()
                .forEach(
                        (letter, apart) ->
                                assertThat(apart)
                                        .as("U+%X", letter)
                                        .isEqualTo(
                                                Normalizer.normalize(
                                                        Character.toString(letter),
                                                        Normalizer.Form.NFKD)));
    }

    /// Everything of the scripts that names are written in here, so that no line is missing.
    @Test
    void no_letter_of_Latin_Greek_or_Cyrillic_is_left_out() {
        for (int letter = 0; letter < 0x20000; letter++) {
            String typed = Character.toString(letter);
            String composed = Normalizer.normalize(typed, Normalizer.Form.NFC);
            boolean european =
                    switch (Character.UnicodeScript.of(letter)) {
                        case LATIN, GREEK, CYRILLIC -> true;
                        default -> false;
                    };
            if (european && composed.equals(typed)) {
                assertThat(Decomposition.of(typed))
                        .as("U+%X", letter)
                        .isEqualTo(Normalizer.normalize(typed, Normalizer.Form.NFKD));
            }
        }
    }
}
