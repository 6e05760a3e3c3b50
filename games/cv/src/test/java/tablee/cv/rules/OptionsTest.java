package tablee.cv.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
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
}
