package tablee.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Whoever asks for much waits for much.
class FairQueueTest {

    private final FairQueue<String> queue = new FairQueue<>();

    private List<String> all() {
        var all = new ArrayList<String>();
        while (queue.size() > 0) {
            all.add(queue.poll().orElseThrow());
        }
        assertThat(queue.groups()).isZero();
        assertThat(queue.poll()).isEmpty();
        return all;
    }

    @Test
    void groups_take_turns_then_their_parts_then_first_come_first_served() {
        for (String item : List.of("a1x", "a1y", "a2x", "a1z", "b1x", "a2y", "c1x", "b1y")) {
            queue.add(item.substring(0, 1), item.substring(1, 2), item);
        }
        assertThat(queue.size("a")).isEqualTo(5);
        assertThat(queue.size("a", "1")).isEqualTo(3);
        assertThat(queue.size("d", "1")).isZero();
        assertThat(all()).containsExactly("a1x", "b1x", "c1x", "a2x", "b1y", "a1y", "a2y", "a1z");
    }

    @Test
    void what_is_called_off_leaves_at_once() {
        queue.add("a", "1", "x");
        queue.add("a", "1", "y");
        queue.add("b", "1", "z");
        assertThat(queue.remove("b", "1", "z")).isTrue();
        assertThat(queue.remove("b", "1", "z")).isFalse();
        assertThat(queue.remove("a", "2", "x")).isFalse();
        assertThat(queue.groups()).isEqualTo(1);
        assertThat(queue.remove("a", "1", "x")).isTrue();
        assertThat(all()).containsExactly("y");
    }
}
