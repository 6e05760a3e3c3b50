package tablee.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ChanceTest {

    private static final Alphabet COLOURS = Alphabet.of("R", "G", "B");

    static Chance[] small() {
        return new Chance[] {
            new Chance.Throw("roll", 2, 6, Alphabet.DIE),
            new Chance.Throw("roll", 3, 3, COLOURS),
            new Chance.Pick("pick", 5, Alphabet.NUMBERS),
            new Chance.Shuffle("deal", new int[] {3, 1, 2, 4}, Alphabet.NUMBERS),
            new Chance.Shuffle("deal", new int[] {2, 0, 2, 1, 2}, COLOURS),
            new Chance.Shuffle("deal", new int[] {}, Alphabet.NUMBERS),
        };
    }

    @ParameterizedTest
    @MethodSource("small")
    void probabilities_add_to_one_and_every_result_comes_once(Chance chance) {
        double[] sum = {0};
        var seen = new LinkedHashSet<Drawn>();
        chance.forEach(
                drawn -> {
                    assertThat(seen.add(drawn)).as("twice: %s", drawn).isTrue();
                    assertThat(chance.read(chance.write(drawn))).isEqualTo(drawn);
                    sum[0] += chance.probability(drawn);
                });
        assertThat(sum[0]).isCloseTo(1, within(1e-12));
    }

    /// Pearson's test at a level where a sound generator fails once in a million; the seed is fixed.
    @ParameterizedTest
    @MethodSource("small")
    void draws_follow_the_distribution(Chance chance) {
        Randomness random = new Streams(2).stream("chance");
        Map<Drawn, Integer> counts = new HashMap<>();
        int draws = 60_000;
        for (int i = 0; i < draws; i++) {
            counts.merge(chance.draw(random), 1, Integer::sum);
        }
        double[] square = {0};
        int[] results = {0};
        chance.forEach(
                drawn -> {
                    double expected = draws * chance.probability(drawn);
                    double off = counts.getOrDefault(drawn, 0) - expected;
                    square[0] += off * off / expected;
                    results[0]++;
                });
        assertThat(counts).hasSize(results[0]);
        double freedom = results[0] - 1;
        assertThat(square[0]).isLessThanOrEqualTo(freedom + 6 * Math.sqrt(2 * freedom));
    }

    @Test
    void what_cannot_come_up_is_refused() {
        Chance dice = new Chance.Throw("roll", 2, 6, Alphabet.DIE);
        assertThat(dice.write(Drawn.of(0, 5))).isEqualTo("roll 16");
        assertThat(dice.read(" roll 1 6 ")).isEqualTo(Drawn.of(0, 5));
        assertThatThrownBy(() -> dice.read("roll 1")).hasMessageContaining("cannot come up");
        assertThatThrownBy(() -> dice.read("roll 17"))
                .hasMessageContaining("\"7\" is no possible value");
        assertThatThrownBy(() -> dice.read("deal 11"))
                .hasMessageContaining("is not what is due now");
        assertThatThrownBy(() -> dice.read("rolls 11"))
                .hasMessageContaining("is not what is due now");
        assertThat(dice.probability(Drawn.of(0, 6))).isZero();
        assertThat(dice.probability(Drawn.of(-1, 0))).isZero();
        Chance pick = new Chance.Pick("pick", 3, Alphabet.NUMBERS);
        assertThat(pick.probability(Drawn.of(3))).isZero();
        assertThat(pick.probability(Drawn.of(0, 1))).isZero();
        Chance deal = new Chance.Shuffle("deal", new int[] {1, 2, 2}, Alphabet.NUMBERS);
        assertThatThrownBy(() -> deal.read("deal 1 1 2")).hasMessageContaining("cannot come up");
        assertThatThrownBy(() -> deal.read("deal 1 2")).hasMessageContaining("cannot come up");
        assertThatThrownBy(() -> deal.read("deal x")).hasMessageContaining("0, 1, 2");
        assertThat(deal.probability(Drawn.of(2, 1, 2))).isCloseTo(1 / 3.0, within(1e-12));
    }

    @Test
    void words_are_written_apart_and_letters_together() {
        Chance words = new Chance.Throw("luck", 2, 2, Alphabet.of("heads", "tails"));
        assertThat(words.write(Drawn.of(0, 1))).isEqualTo("luck heads tails");
        assertThat(words.read("luck heads tails")).isEqualTo(Drawn.of(0, 1));
        Chance letters = new Chance.Throw("roll", 3, 3, COLOURS);
        assertThat(letters.read("roll RGB")).isEqualTo(letters.read("roll R G B"));
    }

    @Test
    void shuffles_are_values() {
        var one = new Chance.Shuffle("deal", new int[] {1, 2}, Alphabet.NUMBERS);
        assertThat(one)
                .isEqualTo(new Chance.Shuffle("deal", new int[] {1, 2}, Alphabet.NUMBERS))
                .hasSameHashCodeAs(new Chance.Shuffle("deal", new int[] {1, 2}, Alphabet.NUMBERS))
                .isNotEqualTo(new Chance.Shuffle("deal", new int[] {1, 3}, Alphabet.NUMBERS))
                .isNotEqualTo(new Chance.Shuffle("draw", new int[] {1, 2}, Alphabet.NUMBERS))
                .isNotEqualTo(new Chance.Shuffle("deal", new int[] {1, 2}, COLOURS));
        one.cards()[0] = 9;
        assertThat(one.cards()).containsExactly(1, 2);
        int[] values = {4, 5};
        Drawn drawn = Drawn.of(values);
        values[0] = 9;
        drawn.toArray()[1] = 9;
        assertThat(drawn).isEqualTo(Drawn.of(4, 5)).hasToString("[4, 5]");
    }
}
