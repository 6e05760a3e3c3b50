package tablee.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.testkit.pips.PipsAction;
import tablee.testkit.pips.PipsGame;
import tablee.testkit.pips.PipsState;
import tablee.testkit.pips.PipsView;

class PipsTranscriptsTest extends GoldenTranscripts<PipsState, PipsView, PipsAction> {

    @Override
    protected Game<PipsState, PipsView, PipsAction> game() {
        return new PipsGame();
    }

    @Override
    protected List<Golden> transcripts() {
        return List.of(
                new Golden("pips-2", game().options().standard(2), 1, "en", 100),
                new Golden("pips-3-fr", game().options().standard(3), 2, "fr", 100));
    }

    @Test
    void another_game_is_noticed() {
        assertThatThrownBy(
                        () ->
                                compare(
                                        new Golden(
                                                "pips-2",
                                                game().options().standard(2),
                                                9,
                                                "en",
                                                100)))
                .isInstanceOf(AssertionError.class);
        assertThatThrownBy(
                        () ->
                                compare(
                                        new Golden(
                                                "nothing",
                                                game().options().standard(2),
                                                1,
                                                "en",
                                                9)))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("golden.update");
        assertThat(folder()).isEqualTo(Path.of("src/test/resources/golden"));
    }

    @Test
    void random_positions_are_reachable_and_repeat() {
        PipsState start = Positions.random(game(), game().options().standard(2), 5, 0);
        assertThat(start.phase()).isEqualTo(PipsState.Phase.DEAL);
        PipsState some = Positions.random(game(), game().options().standard(2), 5, 6);
        assertThat(some).isEqualTo(Positions.random(game(), game().options().standard(2), 5, 6));
        assertThat(some).isNotEqualTo(Positions.random(game(), game().options().standard(2), 6, 6));
        PipsState last = Positions.random(game(), game().options().standard(2), 5, 1000);
        assertThat(game().next(last)).isInstanceOf(Next.End.class);
    }
}
