package tablee.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

@SuppressWarnings("JdkObsolete") // it is one
class SortedCopyTest {

    private final TreeMap<String, Integer> source =
            new TreeMap<>(Map.of("b", 2, "a", 1, "d", 4, "c", 3));
    private final SortedMap<String, Integer> copy = SortedCopy.of(source);

    @Test
    void is_what_the_jdk_would_have_made() {
        SortedMap<String, Integer> known = Collections.unmodifiableSortedMap(source);
        assertThat(copy).isEqualTo(known).hasSameHashCodeAs(known).hasToString(known.toString());
        assertThat(known).isEqualTo(copy);
        assertThat(copy.firstKey()).isEqualTo("a");
        assertThat(copy.lastKey()).isEqualTo("d");
        assertThat(copy.headMap("c")).isEqualTo(known.headMap("c"));
        assertThat(copy.tailMap("c")).isEqualTo(known.tailMap("c"));
        assertThat(copy.subMap("b", "d")).isEqualTo(known.subMap("b", "d"));
        assertThat(List.copyOf(copy.keySet())).containsExactly("a", "b", "c", "d");
        assertThat(copy.get("c")).isEqualTo(3);
        assertThat(copy.containsKey("e")).isFalse();
    }

    @Test
    void does_not_follow_its_source_and_cannot_be_changed() {
        source.put("e", 5);
        assertThat(copy).hasSize(4).doesNotContainKey("e");
        assertThatThrownBy(() -> copy.put("e", 5))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> copy.remove("a"))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(copy::clear).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> copy.entrySet().iterator().next().setValue(9))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> copy.keySet().remove("a"))
                .isInstanceOf(UnsupportedOperationException.class);
    }
}
