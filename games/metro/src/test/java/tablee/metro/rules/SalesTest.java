package tablee.metro.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.metro.Tables;
import tablee.testkit.Rule;

/// METRO-RULE-34 Which wealth may be given back to pay for better: against trying every set.
class SalesTest {

    private static final String CARDS =
            "'cards': [{'kind': 'PATRIMOINE', 'title': 'One', 'price': 1, 'points': 1},"
                    + " {'kind': 'PATRIMOINE', 'title': 'Two', 'price': 2, 'points': 1},"
                    + " {'kind': 'PATRIMOINE', 'title': 'Three', 'price': 3, 'points': 1},"
                    + " {'kind': 'PATRIMOINE', 'title': 'Four', 'price': 4, 'points': 1},"
                    + " {'kind': 'PATRIMOINE', 'title': 'Bargain', 'price': 2, 'points': 1, 'effects': [{'do': 'DISCOUNT', 'when':"
                    + " 'PERMANENT', 'amount': -2}]},"
                    + " {'kind': 'PATRIMOINE', 'title': 'Palace', 'price': 7, 'points': 5}], ";

    /// Life cards lie between the wealth: places and wealth are not counted alike.
    private static MetroState table(int money) {
        return Tables.position(
                3,
                "{"
                        + CARDS
                        + "'players': {'A': {'money': "
                        + (money + 12 - 1)
                        + ", 'front': ['One', 'Colo', 'Two', 'Three', 'Brevet', 'Four', 'Bargain']}}}");
    }

    private static final int[] PAID = {1, 2, 3, 4, 2};

    @ParameterizedTest
    @ValueSource(ints = {-3, -1, 0, 1, 2, 3, 4, 5})
    @Rule({"METRO-RULE-34", "METRO-WEALTH-5", "METRO-WEALTH-7"})
    void the_least_that_will_do_and_nothing_else(int money) {
        MetroState state = table(money);
        int available = Conditions.money(state, 0);
        RuleCard palace = state.box.named("palace");
        var wanted = new ArrayList<Integer>();
        for (int mask = 1; mask < 1 << PAID.length; mask++) {
            boolean least = pays(available, mask);
            for (int part = 0; part < mask; part++) {
                least &= (part & mask) != part || !pays(available, part);
            }
            if (least) {
                wanted.add(mask);
            }
        }
        List<Integer> found = Sales.sets(state, 0, palace);
        assertThat(found).containsExactlyInAnyOrderElementsOf(wanted).doesNotHaveDuplicates();
        assertThat(found.stream().map(Integer::bitCount).toList()).isSorted();
        assertThat(Sales.sets(state, 1, palace)).isEmpty();
    }

    private static boolean pays(int money, int sold) {
        int left = money;
        for (int i = 0; i < PAID.length; i++) {
            left += (sold >> i & 1) * PAID[i];
        }
        int discount = (sold >> 4 & 1) == 0 ? -2 : 0;
        return left >= 0 && left >= 7 + discount;
    }

    @Test
    @Rule("METRO-RULE-34")
    void an_answer_is_a_set() {
        MetroAction sale = Tables.METRO.formats().read("sell three bargain");
        assertThat(Tables.METRO.formats().read("sell bargain three"))
                .isEqualTo(sale)
                .hasSameHashCodeAs(sale);
        assertThat(Tables.METRO.formats().write(sale)).isEqualTo("sell three bargain");
        assertThat(Tables.METRO.formats().read("sell bargain")).isNotEqualTo(sale);
    }

    @Test
    void an_answer_names_the_cards() {
        MetroState state = table(0);
        assertThat(Sales.action(state, 0, 0b01011).cards()).containsExactly("one", "two", "four");
        assertThat(Sales.action(state, 0, 0b10100).cards()).containsExactly("three", "bargain");
    }
}
