package tablee.hasard.forms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.engine.BadInput;
import tablee.hasard.HasardGame;
import tablee.hasard.HasardProvider;
import tablee.hasard.rules.HasardAction;
import tablee.hasard.rules.Place;

/// What people type, what programs send, and what neither may.
class MovesAsTypedTest {

    private static final HasardGame GAME = HasardProvider.game();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "throw",
                "pass",
                "cradle L",
                "cradle R",
                "give Ri 1 3",
                "give Sa 8 2",
                "done",
                "source 2",
                "stay",
                "change T2:1/3 free",
                "change T4:5/1 Sa",
                "try",
                "neglect",
                "choose T1",
                "open CLOWN",
                "lay STARLET Sa+Ri",
                "lay CLOWN Sa+Sa",
                "decline",
                "spend Ri",
                "refuse",
                "ambush 4 9",
                "ambush 1 8",
                "luck",
                "health",
                "bed",
                "victim 3",
                "army T4"
            })
    void a_move_has_one_text(String notation) {
        HasardAction action = GAME.formats().read(notation);
        assertThat(GAME.formats().write(action)).isEqualTo(notation);
        assertThat(GAME.formats().read("  " + notation.replace(" ", "   ") + " "))
                .isEqualTo(action);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "jump",
                "throw twice",
                "cradle M",
                "take Ri 1 3",
                "give Be 1 3",
                "give Ri 0 3",
                "give Ri 1 9",
                "source 9",
                "change T5:1/1 free",
                "change T1:6/1 free",
                "change T1:1/1 now",
                "choose T0",
                "choose 1",
                "open TINKER",
                "lay CLOWN",
                "spend all",
                "ambush 4 7",
                "ambush 4 10",
                "victim one",
                "army T5",
                "one two three four five"
            })
    void nonsense_is_refused_with_what_was_expected(String notation) {
        assertThatThrownBy(() -> GAME.formats().read(notation))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("xpected");
    }

    @Test
    void places_are_read_as_they_are_written() {
        for (String label :
                new String[] {
                    "UNBORN", "CH-L/0", "CH-L/7", "CH-R/0", "CH-R/7", "CR", "SUCCESS", "DEAD",
                    "T1:1/1", "T1:5/8", "T2:3/4", "T4:5/8"
                }) {
            assertThat(Place.of(label).label()).isEqualTo(label);
            assertThat(Place.of(label)).hasToString(label);
        }
        assertThat(Place.of("T2:3/4").track()).isEqualTo(1);
        assertThat(Place.of("T2:3/4").rank()).isEqualTo(3);
        assertThat(Place.of("T2:3/4").obstacle()).isEqualTo(4);
    }

    @Test
    void a_place_knows_where_it_is() {
        assertThat(Place.of("T1:1/1").isCarton()).isTrue();
        assertThat(Place.of("UNBORN").isCarton()).isFalse();
        assertThat(Place.of("UNBORN").isChildhood()).isTrue();
        assertThat(Place.of("CH-L/3").isChildhood()).isTrue();
        assertThat(Place.of("CH-R/7").isChildhood()).isTrue();
        assertThat(Place.of("CR").isChildhood()).isFalse();
        assertThat(Place.of("CR").isCrossroads()).isTrue();
        assertThat(Place.of("SUCCESS").isCrossroads()).isFalse();
        assertThat(Place.of("SUCCESS").isSuccess()).isTrue();
        assertThat(Place.of("DEAD").isSuccess()).isFalse();
        assertThat(Place.of("DEAD").isDead()).isTrue();
        assertThat(Place.of("CR").isDead()).isFalse();
    }
}
