package tablee.hasard.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.hasard.HasardGame;
import tablee.hasard.HasardProvider;

/// A position that no game can reach is refused with the clause it breaks.
class ImpossiblePositionsTest {

    private static final HasardGame GAME = HasardProvider.game();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "HAS-4-8 | {\"pawns\":{\"1\":{\"has\":\"Be Cu Tr Ch Sf\"}}}",
                "HAS-10-3 | {\"tracks\":{\"T1\":\"CLOWN\"},\"pawns\":{\"1\":{\"at\":\"T1:1/1\"},\"2\":{\"at\":\"T1:1/1\"}}}",
                "HAS-R09 | {\"tracks\":{\"T1\":\"CLOWN 2\"},\"pawns\":{\"1\":{\"at\":\"T1:3/1\"}}}",
                "HAS-R09 | {\"tracks\":{\"T1\":\"CLOWN 2\"},\"pawns\":{\"1\":{\"at\":\"T1:2/6\"}}}",
                "HAS-R09 | {\"tracks\":{\"T1\":\"CLOWN\"},\"pawns\":{\"1\":{\"at\":\"T1:5/5\"}}}",
                "HAS-12-2 | {\"pawns\":{\"2\":{\"at\":\"CR\",\"ambush\":8}}}",
                "HAS-M-13 | {\"tracks\":{\"T1\":\"CLOWN\"},\"pawns\":{\"2\":{\"at\":\"T1:1/1\",\"ambush\":6}}}",
                "HAS-M-13 | {\"tracks\":{\"T1\":\"CLOWN\"},\"pawns\":{\"2\":{\"at\":\"T1:1/1\",\"ambush\":10}}}",
                "HAS-R38 | {\"pawns\":{\"2\":{\"at\":\"DEAD\",\"exit\":0}}}",
                "HAS-R38 | {\"pawns\":{\"2\":{\"at\":\"CR\",\"exit\":1}}}",
                "HAS-R35: the dead | {\"pawns\":{\"2\":{\"at\":\"DEAD\",\"has\":\"Be\"}}}",
                "HAS-R35: the dead | {\"pawns\":{\"2\":{\"at\":\"DEAD\",\"Ri\":1}}}",
                "HAS-R35: the dead | {\"pawns\":{\"2\":{\"at\":\"DEAD\",\"Sa\":1}}}",
                "HAS-R35: the dead | {\"pawns\":{\"2\":{\"at\":\"DEAD\",\"Ri\":1,\"Sa\":1}}}",
                "HAS-R35: a pawn plays | {\"phase\":\"THROW\",\"active\":2,\"pawns\":{\"2\":{\"at\":\"DEAD\"}}}",
                "HAS-R58 | {\"tracks\":{\"T1\":\"CLOWN 1\",\"T2\":\"CLOWN 1\"}}",
                "tracks.T1: \"CLOWN 6\" | {\"tracks\":{\"T1\":\"CLOWN 6\"}}",
                "tracks.T1: \"CLOWN x\" | {\"tracks\":{\"T1\":\"CLOWN x\"}}",
                "HAS-3-4 | {\"destiny\":\"CRI\"}",
                "HAS-R42 | {\"phase\":\"THROW\",\"owedRiches\":1,\"pawns\":{\"1\":{\"at\":\"CH-L/0\"}}}",
                "HAS-R42 | {\"phase\":\"THROW\",\"owedHealth\":1,\"pawns\":{\"1\":{\"at\":\"CH-L/0\"}}}",
                "section 5 | {\"phase\":\"VICTIM\"}"
            })
    void it_is_refused(String clause, String position) {
        assertThatThrownBy(
                        () ->
                                GAME.formats()
                                        .position(GAME.options().standard(3), Json.parse(position)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(clause);
    }

    @ParameterizedTest
    @CsvSource({"box, false", "unlimited, true"})
    void five_ambushes_need_a_bigger_box(String ambush, boolean possible) {
        var settings = GAME.options().settings(6, Map.of("level", "V", "ambush", ambush));
        Json position =
                Json.parse(
                        "{\"tracks\":{\"T1\":\"CLOWN\"},\"pawns\":{\"2\":{\"at\":\"T1:1/1\",\"ambush\":8},\"3\":{\"at\":\"T1:1/2\",\"ambush\":8},\"4\":{\"at\":\"T1:1/3\",\"ambush\":7},\"5\":{\"at\":\"T1:1/4\",\"ambush\":9},\"6\":{\"at\":\"T1:1/5\",\"ambush\":8}}}");
        if (possible) {
            assertThat(GAME.formats().position(settings, position).ambushesOnBoard()).isEqualTo(5);
        } else {
            assertThatThrownBy(() -> GAME.formats().position(settings, position))
                    .hasMessageContaining("HAS-R03");
        }
    }

    @Test
    void a_pawn_that_is_not_there_is_refused() {
        assertThatThrownBy(
                        () ->
                                GAME.formats()
                                        .position(
                                                GAME.options().standard(3),
                                                Json.parse("{\"pawns\":{\"4\":{}}}")))
                .isInstanceOf(BadInput.class);
    }

    @ParameterizedTest
    @CsvSource({
        "3, camps=true",
        "5, camps=true",
        "4, camps=true end=play-on",
        "3, stakes=true end=play-on"
    })
    void some_options_do_not_go_together(int seats, String options) {
        var values = new java.util.TreeMap<String, String>();
        for (String option : options.split(" ", -1)) {
            values.put(option.split("=", -1)[0], option.split("=", -1)[1]);
        }
        assertThatThrownBy(() -> GAME.start(GAME.options().settings(seats, values)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("hasard.option.");
    }
}
