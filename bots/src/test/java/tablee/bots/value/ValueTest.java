package tablee.bots.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.bots.Bots;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Xoshiro;
import tablee.engine.play.Stepper;

class ValueTest {

    @ParameterizedTest
    @ValueSource(doubles = {-30, -3.7, -0.001, 0, 0.4, 1, 12.5})
    void the_exponential_is_that_of_mathematics(double x) {
        assertThat(Exponential.of(x)).isCloseTo(Math.exp(x), within(1e-9 * Math.exp(x)));
    }

    @Test
    void a_file_of_weights_must_fit_the_features() {
        var names = List.of("points", "cards");
        assertThat(Weights.read("# made by\npoints 1.5\n\ncards -2\n", names))
                .containsExactly(1.5, -2);
        assertThatThrownBy(() -> Weights.read("points 1.5\n", names))
                .hasMessageContaining("1 weights for 2");
        assertThatThrownBy(() -> Weights.read("cards 1\npoints 1\n", names))
                .hasMessageContaining("cards 1");
        assertThatThrownBy(() -> Weights.read("points 1\ncards 1\nmore 1\n", names))
                .hasMessageContaining("more 1");
    }

    /// At every moment of a random game the numbers can be used, and chances add up to one.
    @ParameterizedTest
    @ValueSource(strings = {"cv", "hasard", "metro"})
    void learnt_chances_add_up(String id) {
        follow(Games.find(id).house());
    }

    private static <S extends State, V extends View, A extends Action> void follow(
            Game<S, V, A> game) {
        var provider = Bots.provider(game).orElseThrow();
        var features = provider.features().orElseThrow();
        var evaluation = provider.evaluation();
        assertThat(evaluation).isInstanceOf(LearntValue.class);
        var random = new Xoshiro(4);
        Stepper<S, V, A> stepper = Stepper.quiet(game, game.start(game.options().standard(4)));
        int different = 0;
        while (stepper.settle(random) instanceof Next.Decide(Seats awaited)
                && stepper.steps() < 400) {
            Seat seat = awaited.first();
            V view = stepper.view(seat);
            double sum = 0;
            for (int i = 0; i < 4; i++) {
                double[] values = features.of(view, Seat.of(i));
                assertThat(values).hasSize(features.names().size());
                for (double value : values) {
                    assertThat(Math.abs(value)).isLessThan(50);
                }
                sum += evaluation.chance(view, Seat.of(i));
            }
            assertThat(sum).isCloseTo(1, within(1e-9));
            different += Math.abs(evaluation.chance(view, seat) - 0.25) > 0.05 ? 1 : 0;
            List<A> legal = game.legal(view);
            stepper.act(seat, legal.get(random.below(legal.size())));
        }
        assertThat(different).isPositive();
    }
}
