package tablee.bots.hasard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.engine.Seat;
import tablee.hasard.HasardGame;
import tablee.hasard.HasardProvider;
import tablee.hasard.content.CartonSet;
import tablee.hasard.content.Obstacle;
import tablee.hasard.content.Odds;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;

/// What was worked out for one set of Cartons is not told of another one, or of another kit.
class CartonTurnsTest {

    private static final HasardGame GAME = HasardProvider.game();

    /// More sets than are remembered, so that each pushes another one out.
    private static final int SETS = 20;

    @ParameterizedTest
    @ValueSource(ints = {0, 5, Quality.BEADS, Quality.EVERYTHING_WORN})
    void turns_left_are_those_of_the_set_and_the_kit(int kit) {
        var start = GAME.start(GAME.options().standard(2));
        CartonSet house = GAME.view(start, Seat.of(0)).now().cartons();
        for (int value = 2; value < 2 + SETS; value++) {
            CartonSet set = house.with(List.of("CLOWN 1/2 = " + value + " Cu1 deadly"));
            List<Obstacle> all = set.carton(Profession.CLOWN, 1).obstacles();
            for (int passed = 0; passed <= all.size(); passed++) {
                List<Obstacle> left = all.subList(passed, all.size());
                assertThat(CartonTurns.of(set).left(Profession.CLOWN, 1, passed, kit))
                        .as("obstacle of %d, %d passed", value, passed)
                        .isEqualTo(Odds.failures(left, kit) + 25 * Odds.dying(left, kit));
            }
        }
    }
}
