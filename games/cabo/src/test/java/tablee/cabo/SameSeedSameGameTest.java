package tablee.cabo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tablee.engine.Streams;
import tablee.engine.play.Playout;
import tablee.testkit.Rule;

@Rule("CABO-R-7")
class SameSeedSameGameTest {

    private static Playout play(long seed, long choices, String... options) {
        return Playout.random(
                Tables.CABO,
                Tables.of(4, options),
                new Streams(seed).stream("chance"),
                new Streams(choices).stream("choice"));
    }

    @Test
    void same_seed_options_and_decisions_give_the_same_game() {
        assertThat(play(1, 2)).isEqualTo(play(1, 2));
    }

    @Test
    void another_seed_or_other_decisions_give_another_one() {
        assertThat(play(3, 2).hash()).isNotEqualTo(play(1, 2).hash());
        assertThat(play(1, 3).hash()).isNotEqualTo(play(1, 2).hash());
    }

    /// How long a card stays visible is the client's business: the game neither waits nor plays differently.
    @Test
    @Rule("CABO-INFO-13")
    void seconds_to_look_change_nothing() {
        Playout quick = play(1, 2, "lookSeconds", "2");
        Playout slow = play(1, 2, "lookSeconds", "30");
        assertThat(quick).isEqualTo(slow);
    }
}
