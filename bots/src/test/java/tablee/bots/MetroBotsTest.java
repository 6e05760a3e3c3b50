package tablee.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.engine.Seat;
import tablee.metro.MetroAction;
import tablee.metro.MetroGame;
import tablee.metro.MetroView;

/// The players of Métro: each level beats the one below, on the same deals with seats rotated.
class MetroBotsTest {

    private static final MetroGame METRO = MetroGame.house();

    /// Share of wins of one `better` among three `others`; an equal player would get a quarter.
    private static double share(Level better, Level others, int deals) {
        Bot<MetroView, MetroAction> strong = Bots.of(METRO, better);
        Bot<MetroView, MetroAction> weak = Bots.of(METRO, others);
        var arena = new Arena<>(METRO, METRO.options().standard(4));
        double won = 0;
        for (int deal = 0; deal < deals; deal++) {
            for (int seat = 0; seat < 4; seat++) {
                List<Bot<MetroView, MetroAction>> table = new ArrayList<>();
                for (int i = 0; i < 4; i++) {
                    table.add(i == seat ? strong : weak);
                }
                won += arena.play(table, deal, () -> Budget.iterations(50)).share(Seat.of(seat));
            }
        }
        return won / (4 * deals);
    }

    @Test
    void a_debutant_beats_chance() {
        assertThat(share(Level.DEBUTANT, Level.RANDOM, 8)).isGreaterThan(0.8);
    }

    @Test
    void a_habitue_beats_debutants() {
        assertThat(share(Level.HABITUE, Level.DEBUTANT, 25)).isGreaterThan(0.33);
    }

    @Test
    void an_expert_finishes_a_game() {
        Bot<MetroView, MetroAction> expert = Bots.of(METRO, Level.EXPERT);
        Bot<MetroView, MetroAction> habitue = Bots.of(METRO, Level.HABITUE);
        var arena = new Arena<>(METRO, METRO.options().standard(3));
        assertThat(
                        arena.play(List.of(expert, habitue, habitue), 1, () -> Budget.iterations(8))
                                .ranks())
                .contains(1);
    }
}
