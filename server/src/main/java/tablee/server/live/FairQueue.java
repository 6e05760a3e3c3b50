package tablee.server.live;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// What waits, by whom it is for: groups take turns, in a group its parts take turns, and in a part it is first come, first served. So whoever
/// asks for a hundred things waits for a hundred turns, and whoever asks for one waits for one turn of everybody else. Not for several
/// threads.
public final class FairQueue<T> {

    private final SequencedMap<String, SequencedMap<String, Deque<T>>> groups =
            new LinkedHashMap<>();
    private int size;

    public void add(String group, String part, T item) {
        groups.computeIfAbsent(group, _ -> new LinkedHashMap<>())
                .computeIfAbsent(part, _ -> new ArrayDeque<>(2))
                .add(item);
        size++;
    }

    /// What is next; its group and its part go to the end of their lines.
    public Optional<T> poll() {
        Map.Entry<String, SequencedMap<String, Deque<T>>> group = groups.pollFirstEntry();
        Map.Entry<String, Deque<T>> part = group == null ? null : group.getValue().pollFirstEntry();
        if (group == null || part == null) {
            return Optional.empty();
        }
        T next = part.getValue().removeFirst();
        size--;
        if (!part.getValue().isEmpty()) {
            group.getValue().put(part.getKey(), part.getValue());
        }
        if (!group.getValue().isEmpty()) {
            groups.put(group.getKey(), group.getValue());
        }
        return Optional.of(next);
    }

    /// Whether it was still waiting.
    public boolean remove(String group, String part, T item) {
        Map<String, Deque<T>> parts = parts(group);
        Deque<T> items = parts.get(part);
        if (items == null || !items.remove(item)) {
            return false;
        }
        size--;
        if (items.isEmpty()) {
            parts.remove(part);
        }
        if (parts.isEmpty()) {
            groups.remove(group);
        }
        return true;
    }

    public int size() {
        return size;
    }

    /// How many wait for this group.
    public int size(String group) {
        return parts(group).values().stream().mapToInt(Deque::size).sum();
    }

    /// How many wait for this part of it.
    public int size(String group, String part) {
        Deque<T> items = parts(group).get(part);
        return items == null ? 0 : items.size();
    }

    private Map<String, Deque<T>> parts(String group) {
        Map<String, Deque<T>> parts = groups.get(group);
        return parts == null ? Map.of() : parts;
    }

    public int groups() {
        return groups.size();
    }
}
