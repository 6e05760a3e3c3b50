package tablee.metro.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.metro.Tables;
import tablee.testkit.Rule;

/// How cards that lie on the table are called.
class PlacesTest {

    /// Two camps, a diploma between them.
    private final MetroState state = Tables.position(3, "{}");

    private final int[] laid = {
        Layout.laid(state.box.named("colo").index, 0, 3),
        Layout.laid(state.box.named("brevet").index, 0, 4),
        Layout.laid(state.box.named("colo").index, 0, 5)
    };

    @Test
    @Rule("METRO-HIDE-6")
    void further_copies_are_numbered_in_the_order_they_lie() {
        assertThat(Places.name(state, laid, 0)).isEqualTo("colo");
        assertThat(Places.name(state, laid, 1)).isEqualTo("brevet");
        assertThat(Places.name(state, laid, 2)).isEqualTo("colo~2");
        for (int place = 0; place < laid.length; place++) {
            assertThat(Places.find(state, laid, Places.name(state, laid, place))).isEqualTo(place);
        }
        assertThat(Places.find(state, laid, "colo~1")).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "colo~3",
                "brevet~2",
                "colo~0",
                "colo~",
                "colo~x",
                "colo~100",
                "~2",
                "erasmus"
            })
    void nothing_else_lies_there(String name) {
        assertThat(Places.find(state, laid, name)).isEqualTo(-1);
    }
}
