package tablee.server.live;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// What waits, by whom it is for: groups take turns, in a group its parts take turns, and in a part it is first come, first served. So whoever
/// asks for a hundred things waits for a hundred turns, and whoever asks for one waits for one turn of everybody else. Not for several
/// threads.
public final class FairQueue<T> {

    private final Map<String, Map<String, Deque<T>>> groups = new LinkedHashMap<>();
    private int size;

    public void add(String group, String part, T item) {
        groups.computeIfAbsent(group, _ -> new LinkedHashMap<>())
                .computeIfAbsent(part, _ -> new ArrayDeque<>(2))
                .add(item);
        size++;
    }

    /// What is next; its group and its part go to the end of their lines.
    public Optional<T> poll() {
        if (groups.isEmpty()) {
            return Optional.empty();
        }
        String group = groups.keySet().iterator().next();
        Map<String, Deque<T>> parts = groups.remove(group);
        String part = parts.keySet().iterator().next();
        Deque<T> items = parts.remove(part);
        T next = items.removeFirst();
        size--;
        if (!items.isEmpty()) {
            parts.put(part, items);
        }
        if (!parts.isEmpty()) {
            groups.put(group, parts);
        }
        return Optional.of(next);
    }

    /// Whether it was still waiting.
    public boolean remove(String group, String part, T item) {
        Map<String, Deque<T>> parts = groups.getOrDefault(group, Map.of());
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
        return groups.getOrDefault(group, Map.of()).values().stream().mapToInt(Deque::size).sum();
    }

    /// How many wait for this part of it.
    public int size(String group, String part) {
        Deque<T> items = groups.getOrDefault(group, Map.of()).get(part);
        return items == null ? 0 : items.size();
    }

    public int groups() {
        return groups.size();
    }
}
