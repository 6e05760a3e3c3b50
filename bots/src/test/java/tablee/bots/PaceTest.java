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
            waits.add(Pace.millis(400, random));
        }
        assertThat(waits).hasSizeGreaterThan(50).allMatch(wait -> wait >= 200 && wait <= 400);
        assertThat(Pace.millis(0, random)).isZero();
    }
}
