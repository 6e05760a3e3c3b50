package tablee.hasard.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.engine.Seat;
import tablee.hasard.HasardGame;
import tablee.hasard.HasardProvider;

/// What is ahead on a Carton is that of this very set, kit and place, however often it is asked for.
class AheadTest {

    private static final HasardGame GAME = HasardProvider.game();

    @ParameterizedTest
    @ValueSource(ints = {0, 5, Quality.BEADS, Quality.EVERYTHING_WORN})
    void what_is_ahead_is_that_of_the_set_and_the_kit(int kit) {
        var start = GAME.start(GAME.options().standard(2));
        CartonSet house = GAME.view(start, Seat.of(0)).now().cartons();
        for (int value = 2; value < 12; value++) {
            CartonSet set = house.with(List.of("CLOWN 1/2 = " + value + " Cu1 deadly"));
            List<Obstacle> all = set.carton(Profession.CLOWN, 1).obstacles();
            for (int passed = 0; passed <= all.size(); passed++) {
                List<Obstacle> left = all.subList(passed, all.size());
                for (int again = 0; again < 2; again++) {
                    Ahead ahead = set.ahead(kit);
                    assertThat(ahead.failures(Profession.CLOWN, 1, passed))
                            .isEqualTo(Odds.failures(left, kit));
                    assertThat(ahead.dying(Profession.CLOWN, 1, passed))
                            .isEqualTo(Odds.dying(left, kit));
                }
            }
        }
    }
}
