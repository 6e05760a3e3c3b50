package tablee.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// What the server's own pings say about the way to somebody.
class LagTest {

    private long now = 1_000_000_000;

    private void ping(Lag lag, long millis) {
        lag.pinged(now);
        now += TimeUnit.MILLISECONDS.toNanos(millis);
        lag.answered(now);
        now += TimeUnit.SECONDS.toNanos(2);
    }

    @Test
    void nothing_is_given_before_anything_was_measured() {
        assertThat(new Lag().millis()).isZero();
    }

    @Test
    void a_way_is_given_back_in_steps_and_never_more_than_a_second() {
        var near = new Lag();
        ping(near, 30);
        assertThat(near.millis()).isZero();
        var far = new Lag();
        ping(far, 620);
        assertThat(far.millis()).isEqualTo(500);
        var slow = new Lag();
        ping(slow, 30_000);
        assertThat(slow.millis()).isEqualTo(1000);
    }

    @Test
    void one_late_answer_is_no_slow_line() {
        var lag = new Lag();
        ping(lag, 40);
        ping(lag, 700);
        assertThat(lag.millis()).isZero();
        for (int i = 0; i < 20; i++) {
            ping(lag, 700);
        }
        assertThat(lag.millis()).isEqualTo(500);
    }

    /// Whoever answers what was not asked, or the second of two pings first, gains nothing.
    @Test
    void only_an_answer_to_a_ping_counts() {
        var lag = new Lag();
        lag.answered(now + TimeUnit.HOURS.toNanos(1));
        assertThat(lag.millis()).isZero();
        ping(lag, 40);
        lag.answered(now + TimeUnit.HOURS.toNanos(1));
        assertThat(lag.millis()).isZero();
    }
}
