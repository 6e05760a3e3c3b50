package tablee.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import org.junit.jupiter.api.Test;
import tablee.engine.Xoshiro;

class PaceTest {

    @Test
    void a_bot_waits_longer_for_a_longer_list_and_never_longer_than_allowed() {
        var random = new Xoshiro(1);
        var waits = new HashSet<Long>();
        long few = 0;
        long many = 0;
        for (int i = 0; i < 200; i++) {
            long wait = Pace.millis(400, 2, random);
            waits.add(wait);
            few += wait;
            many += Pace.millis(400, 30, random);
            assertThat(wait).isBetween(220L, 400L);
        }
        assertThat(many).isGreaterThan(few);
        assertThat(waits).hasSizeGreaterThan(20);
        assertThat(Pace.millis(400, 1, random)).isEqualTo(160);
        assertThat(Pace.millis(0, 5, random)).isZero();
    }
}
