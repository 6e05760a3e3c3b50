package tablee.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// A machine's clock may be set; nobody's time runs out for it.
class SteadyClockTest {

    private static final long START = 1_800_000_000_000L;

    private long wall = START;
    private long nanos = 77;
    private final SteadyClock clock = new SteadyClock(() -> wall, () -> nanos);

    private void pass(long seconds) {
        wall += 1000 * seconds;
        nanos += TimeUnit.SECONDS.toNanos(seconds);
    }

    private long now() {
        return clock.getAsLong();
    }

    @Test
    void it_goes_with_the_machine() {
        assertThat(now()).isEqualTo(START);
        for (int i = 0; i < 1000; i++) {
            pass(7);
            assertThat(now()).isEqualTo(wall);
        }
    }

    @Test
    void a_jump_ahead_or_back_passes_no_time() {
        for (long jump : new long[] {-TimeUnit.HOURS.toMillis(1), TimeUnit.DAYS.toMillis(7)}) {
            long before = now();
            wall += jump;
            assertThat(now()).isEqualTo(before);
            pass(60);
            assertThat(now() - before).isBetween(57_000L, 63_000L);
        }
    }

    @Test
    void it_comes_to_agree_again() {
        wall += 60_000;
        for (int i = 0; i < 30; i++) {
            pass(60);
            now();
        }
        assertThat(now()).isEqualTo(wall);
        wall -= 60_000;
        long last = now();
        for (int i = 0; i < 30; i++) {
            pass(60);
            assertThat(now()).isGreaterThan(last);
            last = now();
        }
        assertThat(now()).isEqualTo(wall);
    }
}
