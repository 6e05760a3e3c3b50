package tablee.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.server.live.BotRoom.Rank;
import tablee.server.live.BotRoom.Thought;

/// Whose bot thinks next, in a time that only passes when somebody thinks.
class BotQueueTest {

    private static final long BUDGET = 1_000;

    private final BotQueue queue = new BotQueue();
    private long now;

    private static Thought<String> thought(Rank rank, String person, String table) {
        return new Thought<>(rank, person, table, 1, 0, _ -> "", () -> "", _ -> {});
    }

    /// One bot thinks for its share. Greedy tables ask again at once.
    private Thought<?> one() {
        Thought<?> next = queue.poll().orElseThrow();
        now += BotRoom.share(BUDGET, 1 + queue.people());
        if (next.person().startsWith("greedy")) {
            queue.add(next);
        }
        return next;
    }

    /// Until the normal table's expert has answered.
    private long answeredAfter(Thought<?> normal) {
        long asked = now;
        queue.add(normal);
        while (!one().equals(normal)) {
            assertThat(now - asked).as("still waiting").isLessThan(20 * BUDGET);
        }
        return now - asked;
    }

    private void isAnsweredInTime(int many) {
        for (int i = 0; i < many; i++) {
            // Somebody has just begun, with all the time there was.
            now += BUDGET;
            long took = answeredAfter(thought(Rank.MOVE, "ana", "t" + i));
            assertThat(BUDGET + took).as("question %d", i).isLessThanOrEqualTo(2 * BUDGET);
        }
    }

    @Test
    void two_hundred_tables_of_one_guest_cost_others_no_more_than_one() {
        for (int i = 0; i < 200; i++) {
            queue.add(thought(Rank.MOVE, "greedy", "g" + i));
        }
        isAnsweredInTime(20);
    }

    @Test
    void nor_do_two_hundred_tables_of_ten_guests() {
        for (int i = 0; i < 200; i++) {
            queue.add(thought(Rank.MOVE, "greedy" + i % 10, "g" + i));
        }
        isAnsweredInTime(20);
    }

    @Test
    void hints_and_tables_nobody_watches_wait_for_moves_and_are_not_forgotten() {
        for (int i = 0; i < 40; i++) {
            queue.add(thought(Rank.HINT, "greedy", "g"));
            queue.add(thought(Rank.LEISURE, "greedy", "h" + i));
        }
        isAnsweredInTime(20);
        for (int i = 0; i < 3; i++) {
            queue.add(thought(Rank.MOVE, "greedy", "m" + i));
        }
        var ranks = new ArrayList<Rank>();
        for (int i = 0; i < 16; i++) {
            ranks.add(one().rank());
        }
        assertThat(ranks.stream().filter(Rank.MOVE::equals)).hasSize(12);
        assertThat(ranks.stream().filter(Rank.HINT::equals)).hasSize(2);
        assertThat(ranks.stream().filter(Rank.LEISURE::equals)).hasSize(2);
    }

    @Test
    void the_tables_of_one_person_take_turns() {
        for (String table : List.of("a", "a", "a", "b")) {
            queue.add(thought(Rank.MOVE, "ana", table));
        }
        assertThat(queue.poll().orElseThrow().table()).isEqualTo("a");
        assertThat(queue.poll().orElseThrow().table()).isEqualTo("b");
        assertThat(queue.size()).isEqualTo(2);
    }

    @Test
    void a_share_never_becomes_nothing() {
        assertThat(BotRoom.share(BUDGET, 1)).isEqualTo(BUDGET);
        assertThat(BotRoom.share(BUDGET, 4)).isEqualTo(BUDGET / 4);
        assertThat(BotRoom.share(BUDGET, 4_000)).isEqualTo(BUDGET / 16);
    }
}
