package tablee.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.bots.Bots;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Xoshiro;

class TrainingTest {

    /// Winners drawn with known odds: the weights come back.
    @Test
    void the_fit_finds_the_weights_behind_the_results() {
        var random = new Xoshiro(5);
        var samples = new ArrayList<SoftmaxFit.Sample>();
        double[] truth = {1.5, -0.7};
        for (int i = 0; i < 4000; i++) {
            double[][] rows = new double[3][2];
            for (double[] row : rows) {
                row[0] = random.unit() * 2;
                row[1] = random.unit() * 2;
            }
            double[] chances = SoftmaxFit.chances(new SoftmaxFit.Sample(rows, truth), truth);
            double point = random.unit();
            int winner = point < chances[0] ? 0 : point < chances[0] + chances[1] ? 1 : 2;
            double[] shares = new double[3];
            shares[winner] = 1;
            samples.add(new SoftmaxFit.Sample(rows, shares));
        }
        double[] found = SoftmaxFit.weights(samples, 2, 1);
        assertThat(found[0]).isCloseTo(truth[0], within(0.15));
        assertThat(found[1]).isCloseTo(truth[1], within(0.15));
    }

    private static <S extends State, V extends View, A extends Action> Training.Learnt learnt(
            Game<S, V, A> game, int threads) throws InterruptedException {
        var provider = Bots.provider(game).orElseThrow();
        return new Training<>(
                        game,
                        provider,
                        provider.features().orElseThrow(),
                        List.of(game.options().standard(2), game.options().standard(3)),
                        9,
                        20,
                        threads)
                .run(_ -> {});
    }

    @Test
    void threads_do_not_change_what_is_learnt() throws Exception {
        var game = Games.find("hasard").house();
        var one = learnt(game, 1);
        var three = learnt(game, 3);
        assertThat(three.weights()).isEqualTo(one.weights());
        assertThat(three.loss()).isEqualTo(one.loss());
        assertThat(one.weights()).hasSize(one.names().size());
        assertThat(one.examined()).isPositive();
        assertThat(one.positions()).isGreaterThan(one.examined());
    }
}
