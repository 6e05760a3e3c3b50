package tablee.cv.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.cv.Decks;
import tablee.engine.BadInput;
import tablee.testkit.Rule;

/// There are eight goals: one for each seat, and no more public ones than are left.
class OptionsTest {

    private static CvOptions options(int seats, int publicGoals) {
        return CvOptions.of(
                Decks.HOUSE
                        .options()
                        .settings(seats, Map.of("publicGoals", Integer.toString(publicGoals))));
    }

    @ParameterizedTest
    @Rule({"CV-D-9", "CV-R-4"})
    @CsvSource({"2, 6", "3, 5", "4, 4"})
    void as_many_public_goals_as_are_left(int seats, int most) {
        assertThat(options(seats, most).publicGoals()).isEqualTo(most);
        assertThat(options(seats, 0).publicGoals()).isZero();
        assertThat(options(seats, -1).publicGoals()).isEqualTo(seats - 1);
        assertThatThrownBy(() -> options(seats, most + 1)).isInstanceOf(BadInput.class);
    }

    private static CvOptions chosen(Map<String, String> options) {
        return CvOptions.of(Decks.HOUSE.options().settings(2, options));
    }

    /// Who chooses nothing plays the French edition; an edition is every reading of its own, and each can be left for the other one.
    @Test
    @Rule({"CV-R-1", "CV-D-1", "CV-D-2", "CV-D-3", "CV-D-5..8", "CV-D-10"})
    void an_edition_is_its_readings_and_each_may_differ() {
        var french =
                new CvOptions(
                        "fr", 2, true, true, false, false, false, true, true, false, 1, false);
        var english =
                new CvOptions(
                        "en", 2, false, false, true, true, true, false, false, true, 1, false);
        assertThat(chosen(Map.of())).isEqualTo(french);
        assertThat(chosen(Map.of("edition", "fr"))).isEqualTo(french);
        assertThat(chosen(Map.of("edition", "en"))).isEqualTo(english);
        Map<String, String> readings =
                Map.of(
                        "eventTiming", "whileBuying",
                        "misfortuneTiming", "afterBuying",
                        "misfortuneCount", "everyThree",
                        "placeUnder", "anyDepth",
                        "upkeepTiming", "afterPlacing",
                        "bicolourDefer", "false",
                        "goal82", "wealth3",
                        "psychotherapy", "anyDice");
        assertThat(chosen(readings))
                .isEqualTo(
                        new CvOptions(
                                "fr", 2, false, false, true, true, true, false, false, true, 1,
                                false));
        readings.forEach(
                (option, reading) ->
                        assertThat(chosen(Map.of(option, reading)))
                                .as(option)
                                .isNotIn(french, english));
    }
}
