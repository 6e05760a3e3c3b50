package tablee.server.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A thread that is at the same thing look after look is told of, once; everybody else is left in peace.
class WatchdogTest {

    private final List<String> ended = new ArrayList<>();
    private final Watchdog dog = new Watchdog(30, ended::add);

    private void look(int times) {
        for (int i = 0; i < times; i++) {
            dog.look();
        }
    }

    @Test
    void a_writer_at_one_job_for_thirty_looks_is_stuck() {
        var pulse = new Pulse("writer");
        dog.watch(pulse);
        look(100);
        pulse.begin();
        look(30);
        assertThat(ended).isEmpty();
        look(1);
        assertThat(ended).containsExactly("writer");
        look(100);
        assertThat(ended).hasSize(1);
    }

    @Test
    void a_busy_writer_that_gets_on_is_not() {
        var pulse = new Pulse("writer");
        dog.watch(pulse);
        for (int i = 0; i < 10; i++) {
            pulse.begin();
            look(25);
            pulse.end();
            pulse.begin();
        }
        assertThat(ended).isEmpty();
    }

    @Test
    void a_thread_that_takes_no_errands_is_stuck_and_one_that_does_is_not() {
        var waiting = new ArrayDeque<Runnable>();
        dog.watch("network", waiting::add).watch("tables", Runnable::run);
        look(20);
        waiting.forEach(Runnable::run);
        waiting.clear();
        look(30);
        assertThat(ended).isEmpty();
        assertThat(waiting).as("errands to a thread that is stuck").hasSize(1);
        look(1);
        assertThat(ended).containsExactly("network");
    }
}
