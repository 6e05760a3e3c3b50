package tablee.cabo.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.cabo.Tables;
import tablee.engine.Chance;
import tablee.engine.Next;
import tablee.testkit.Rule;

class TheDeckTest {

    private static int[] dealtFrom(int decks) {
        CaboState state =
                Tables.CABO.start(
                        Tables.of(2, "firstStarter", "A", "decks", Integer.toString(decks)));
        return Tables.CABO.next(state) instanceof Next.Draw(Chance.Shuffle deal)
                ? deal.cards()
                : new int[0];
    }

    private static long count(int[] cards, int value) {
        return Arrays.stream(cards).filter(card -> card == value).count();
    }

    @Test
    @Rule({"CABO-COMP-1", "CABO-COMP-2", "CABO-SETUP-1"})
    void has_two_0s_four_of_each_from_1_to_12_and_two_13s() {
        int[] cards = dealtFrom(1);
        assertThat(cards).hasSize(52);
        assertThat(Arrays.stream(cards).sum()).isEqualTo(338);
        assertThat(count(cards, 0)).isEqualTo(2);
        assertThat(count(cards, 13)).isEqualTo(2);
        for (int value = 1; value <= 12; value++) {
            assertThat(count(cards, value)).as("cards of value %d", value).isEqualTo(4);
        }
    }

    @Test
    @Rule("CABO-R-2")
    void is_doubled_for_a_larger_table() {
        int[] cards = dealtFrom(2);
        assertThat(cards).hasSize(104);
        assertThat(count(cards, 0)).isEqualTo(4);
        assertThat(count(cards, 13)).isEqualTo(4);
        for (int value = 1; value <= 12; value++) {
            assertThat(count(cards, value)).as("cards of value %d", value).isEqualTo(8);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0,NONE", "1,NONE", "2,NONE", "3,NONE", "4,NONE", "5,NONE", "6,NONE", "7,PEEK", "8,PEEK",
        "9,SPY", "10,SPY", "11,SWAP", "12,SWAP", "13,NONE"
    })
    @Rule("CABO-COMP-3")
    void has_six_special_values(int value, Deck.Power power) {
        assertThat(Deck.power(value)).isEqualTo(power);
    }
}
