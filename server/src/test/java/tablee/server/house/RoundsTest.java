package tablee.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// What the server does again and again beside its work.
class RoundsTest {

    private static final Duration AT_ONCE = Duration.ofMillis(1);

    @Test
    void a_round_that_has_begun_comes_to_its_end_before_anything_is_closed() throws Exception {
        var begun = new CountDownLatch(1);
        var go = new CountDownLatch(1);
        var ended = new CompletableFuture<String>();
        var rounds =
                new Rounds(
                        "test",
                        () -> {
                            begun.countDown();
                            try {
                                go.await();
                                ended.complete("whole");
                            } catch (InterruptedException e) {
                                ended.complete("cut off");
                            }
                        });
        rounds.begin(AT_ONCE, AT_ONCE);
        begun.await();
        var closing = Thread.ofPlatform().start(rounds::close);
        while (closing.getState() == Thread.State.NEW
                || closing.getState() == Thread.State.RUNNABLE) {
            Thread.onSpinWait();
        }
        go.countDown();
        closing.join();
        assertThat(ended.getNow("not ended")).isEqualTo("whole");
    }

    @Test
    void a_round_that_fails_is_followed_by_another() throws Exception {
        var tried = new AtomicInteger();
        var twice = new CountDownLatch(2);
        try (var rounds =
                new Rounds(
                        "test",
                        () -> {
                            twice.countDown();
                            throw new IllegalStateException("try " + tried.incrementAndGet());
                        })) {
            rounds.begin(AT_ONCE, AT_ONCE);
            twice.await();
        }
        assertThat(tried.get()).isGreaterThan(1);
    }
}
