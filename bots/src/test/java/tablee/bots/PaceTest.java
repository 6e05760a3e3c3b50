package tablee.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import org.junit.jupiter.api.Test;
import tablee.engine.Xoshiro;

class PaceTest {

    @Test
    void a_bot_never_ticks_like_a_clock_and_never_waits_longer_than_allowed() {
        var random = new Xoshiro(1);
        var waits = new HashSet<Long>();
        for (int i = 0; i < 200; i++) {
            waits.add(Pace.millis(1_400, random));
        }
        // A step every 0.9 to 1.4 s: what a page shows one after another.
        assertThat(waits).hasSizeGreaterThan(50).allMatch(wait -> wait >= 900 && wait <= 1_400);
        assertThat(Pace.millis(0, random)).isZero();
    }
}
