package tablee.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class DeadlineTest {

    private static final long MILLI = 1_000_000;

    /// When a bot stops whose iterations take this long, in milliseconds.
    private static long stops(long budget, long... iterations) {
        var clock = new AtomicLong(-5 * MILLI);
        long start = clock.get();
        var deadline = Deadline.of(clock::get, budget);
        int done = 0;
        while (deadline.allows(done)) {
            clock.addAndGet(iterations[Math.min(done, iterations.length - 1)] * MILLI);
            done++;
        }
        return (clock.get() - start) / MILLI;
    }

    @Test
    void short_iterations_use_all_the_time_but_its_last_eighth() {
        assertThat(stops(100, 1)).isBetween(85L, 87L);
    }

    @Test
    void an_iteration_that_would_end_too_late_is_not_begun() {
        assertThat(stops(100, 40)).isEqualTo(80);
        assertThat(stops(100, 28)).isEqualTo(84);
    }

    @Test
    void one_pause_is_forgotten() {
        assertThat(stops(1000, 1, 200, 1)).isGreaterThan(855);
    }

    @Test
    void there_may_be_no_time_at_all() {
        assertThat(stops(0, 1)).isZero();
    }

    @Test
    void the_real_clock_comes_to_an_end() {
        var deadline = Deadline.millis(60);
        int done = 0;
        while (deadline.allows(done)) {
            done++;
        }
        assertThat(done).isPositive();
    }
}
