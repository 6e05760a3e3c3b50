package tablee.cabo.forms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.cabo.Tables;
import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.Layout;
import tablee.cabo.rules.Place;
import tablee.cabo.rules.Slots;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.testkit.Rule;

class MovesAsTypedTest {

    @ParameterizedTest
    @CsvSource({
        "look 8, look 8",
        " READY , ready",
        "Draw, draw",
        "exchange   4 2  1, exchange 1 2 4",
        "spy h8, spy H8",
        "swap 1 b2, swap 1 B2",
        "swap c2 b1, swap B1 C2",
        "swap b1 c2, swap B1 C2"
    })
    void are_read_generously_and_written_one_way(String typed, String written) {
        assertThat(Notation.write(Notation.read(typed))).isEqualTo(written);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "pass",
                "look",
                "look 0",
                "look 9",
                "look 1 2",
                "look B1",
                "ready now",
                "draw 1",
                "take 1",
                "call cabo",
                "exchange",
                "exchange 0",
                "exchange 9",
                "exchange 1 1",
                "exchange 1 2 3 4 5",
                "exchange A1",
                "discard 1",
                "use 7",
                "peek",
                "peek A1",
                "spy",
                "spy 1",
                "spy I1",
                "spy B9",
                "spy B1 B2",
                "swap",
                "swap 1",
                "swap 1 2",
                "swap 9 B1",
                "swap B1 2",
                "swap B1 B2",
                "swap 1 B2 C3",
                "swap b12 C1",
                "forgo it",
                "continue 2"
            })
    void are_refused_with_what_was_expected(String typed) {
        assertThatThrownBy(() -> Notation.read(typed)).isInstanceOf(BadInput.class);
    }

    @Test
    @Rule("CABO-R-19")
    void say_what_was_expected() {
        assertThat(sentence("jump")).contains("\"jump\"", "exchange, discard, use, peek");
        assertThat(sentence("draw 2")).contains("\"draw 2\"", "draw");
        assertThat(sentence("look B2")).contains("look 1");
        assertThat(sentence("peek x")).contains("peek 1");
        assertThat(sentence("spy 3")).contains("spy B2");
        assertThat(sentence("swap 1")).contains("swap 1 B2");
        assertThat(sentence("exchange 1 1")).contains("one to four different slots", "CABO-R-19");
        assertThat(sentence("exchange 1 x")).contains("exchange 1 2");
        assertThat(sentence("swap B1 B2")).contains("different players", "CABO-R-27");
    }

    private static String sentence(String typed) {
        try {
            return "read as " + Notation.read(typed);
        } catch (BadInput bad) {
            return Tables.CABO.wording().texts("en").say(bad.sentence());
        }
    }

    @Test
    void cannot_even_be_built_wrong() {
        assertThatThrownBy(() -> new Slots(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Slots(0x100)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Slots(0x1F)).isInstanceOf(IllegalArgumentException.class);
        assertThat(new Slots(0xF0).list()).containsExactly(5, 6, 7, 8);
        assertThat(Slots.of(8, 3).lowest()).isEqualTo(3);
        Place b1 = new Place(Seat.of(1), 1);
        assertThatThrownBy(() -> new CaboAction.SwapOthers(b1, b1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new CaboAction.SwapOthers(b1, new Place(Seat.of(0), 1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Place(Seat.of(0), 0)).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> new Place(Seat.of(0), 9)).isInstanceOf(BadInput.class);
        var last = new Place(Seat.of(7), 8);
        assertThat(Layout.set(List.of(last))).isEqualTo(1L << 63);
        assertThat(Layout.list(1L << 63)).containsExactly(last);
    }

    @Test
    void an_unknown_event_or_card_is_refused() {
        assertThatThrownBy(() -> EventForm.FORM.read(Json.parse("{\"kind\":\"rain\"}")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("rain");
        assertThatThrownBy(
                        () ->
                                EventForm.FORM.read(
                                        Json.parse(
                                                "{\"kind\":\"took\",\"seat\":\"A\",\"value\":14}")))
                .isInstanceOf(BadInput.class);
    }
}
