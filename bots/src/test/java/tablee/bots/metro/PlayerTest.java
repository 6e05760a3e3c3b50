package tablee.bots.metro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.bots.Arena;
import tablee.bots.Bot;
import tablee.bots.Budget;
import tablee.engine.Seat;
import tablee.metro.MetroGame;
import tablee.metro.rules.MetroAction;
import tablee.metro.rules.MetroView;

class PlayerTest {

    private static final MetroGame METRO = MetroGame.house();

    private static double lost(MetroView view, List<MetroAction> legal, MetroAction chosen) {
        var judgement = new Judgement(view, (Seat) view.viewer(), true);
        double best = legal.stream().mapToDouble(judgement::worth).max().orElseThrow();
        return best - judgement.worth(chosen);
    }

    /// What the player's choices lost at most by its own exact judgement, and how many of them lost anything.
    private static double[] errors(Player player) {
        double[] errors = new double[2];
        Bot<MetroView, MetroAction> watched =
                (view, legal, thinking) -> {
                    MetroAction chosen = player.choose(view, legal, thinking);
                    double lost = lost(view, legal, chosen);
                    errors[0] = Math.max(errors[0], lost);
                    errors[1] += lost > 0 ? 1 : 0;
                    return chosen;
                };
        var arena = new Arena<>(METRO, METRO.options().standard(4));
        for (int deal = 0; deal < 10; deal++) {
            arena.play(Collections.nCopies(4, watched), deal, () -> Budget.iterations(0));
        }
        return errors;
    }

    @Test
    void a_habitue_errs_only_between_answers_that_are_close() {
        double[] errors = errors(Player.HABITUE);
        assertThat(errors[1]).isGreaterThan(20);
        assertThat(errors[0]).isGreaterThan(0.1).isLessThan(2 * Player.HABITUE.haze());
    }

    @Test
    void the_guide_of_a_search_does_not_err() {
        assertThat(errors(Player.EXACT)).containsOnly(0);
    }
}
