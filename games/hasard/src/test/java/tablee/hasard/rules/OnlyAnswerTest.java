package tablee.hasard.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Spectator;
import tablee.hasard.HasardGame;
import tablee.hasard.HasardProvider;
import tablee.testkit.Positions;

/// Where the table may answer for somebody: where there is one answer, which everybody can tell; but everybody throws their own dice.
class OnlyAnswerTest {

    private static final HasardGame GAME = HasardProvider.game();

    @Test
    void one_answer_that_is_no_throw() {
        Settings settings = GAME.options().settings(3, Map.of("level", "C"));
        int answered = 0;
        for (int step = 1; step < 400; step++) {
            HasardState state = Positions.random(GAME, settings, 4, step);
            HasardView open = GAME.view(state, Spectator.SPECTATOR);
            for (Seat seat : List.of(Seat.of(0), Seat.of(1), Seat.of(2))) {
                List<HasardAction> legal = GAME.legal(GAME.view(state, seat));
                boolean only = legal.size() == 1 && !legal.getFirst().equals(Actions.THROW);
                assertThat(GAME.onlyAnswer(open, seat))
                        .isEqualTo(only ? Optional.of(legal.getFirst()) : Optional.empty());
                answered += only ? 1 : 0;
            }
        }
        assertThat(answered).as("met along the way").isPositive();
    }
}
