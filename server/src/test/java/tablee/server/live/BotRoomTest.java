package tablee.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tablee.bots.Budget;
import tablee.server.Soon;
import tablee.server.live.BotRoom.Rank;
import tablee.server.live.BotRoom.Thought;

/// Bots at work on their threads: what is called off leaves at once, and a thread survives whatever a bot does.
class BotRoomTest {

    private final Metrics metrics = new Metrics();
    private final BotRoom room = new BotRoom(1, 60_000, metrics);
    private final List<String> answers = Collections.synchronizedList(new ArrayList<>());

    @AfterEach
    void close() {
        room.close();
    }

    private Thought<String> thought(String table, long delay, Function<Budget, String> think) {
        return new Thought<>(Rank.MOVE, "ana", table, 1, delay, think, () -> "quick", answers::add);
    }

    @Test
    void what_is_called_off_leaves_at_once_wherever_it_is() throws InterruptedException {
        var begun = new CountDownLatch(1);
        Runnable working =
                room.submit(
                        thought(
                                "a",
                                0,
                                budget -> {
                                    begun.countDown();
                                    while (budget.allows(1)) {
                                        Thread.onSpinWait();
                                    }
                                    return "never";
                                }));
        begun.await();
        Runnable waiting = room.submit(thought("b", 0, _ -> "never"));
        Runnable pausing = room.submit(thought("c", 50, _ -> "never"));
        pausing.run();
        waiting.run();
        assertThat(room.waiting()).containsExactly(0, 0);
        room.submit(thought("d", 100, _ -> "at last"));
        working.run();
        Soon.that("answered", () -> answers.contains("at last"));
        assertThat(answers).containsExactly("at last");
    }

    @Test
    void a_thread_survives_whatever_a_bot_does() {
        room.submit(
                thought(
                        "a",
                        0,
                        _ -> {
                            throw new StackOverflowError("a mistake in a bot");
                        }));
        Soon.that("the quick answer", () -> answers.equals(List.of("quick")));
        room.submit(
                new Thought<String>(
                        Rank.MOVE,
                        "ana",
                        "b",
                        1,
                        0,
                        _ -> "x",
                        () -> "x",
                        _ -> {
                            throw new IllegalStateException("a mistake of whoever listens");
                        }));
        room.submit(thought("c", 0, _ -> "on"));
        Soon.that("the next", () -> answers.equals(List.of("quick", "on")));
    }
}
