package tablee.table.tell;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tablee.table.Table;

/// Who listens to a table on this node, and what they were told lately: somebody who comes back in a moment misses nothing.
public final class Audience {

    private static final int RECENT = 24;

    private final List<Listener> listeners = new ArrayList<>(4);
    private final Deque<Update.Recent> recent = new ArrayDeque<>(4);

    public void join(Listener listener) {
        listeners.add(listener);
    }

    public void leave(Listener listener) {
        listeners.remove(listener);
    }

    public boolean isEmpty() {
        return listeners.isEmpty();
    }

    public boolean isHere(String person) {
        return listeners.stream().anyMatch(other -> other.person().equals(person));
    }

    /// Everybody who is somebody, by id, with what they are called.
    public Map<String, String> names() {
        var names = new LinkedHashMap<String, String>();
        for (Listener listener : listeners) {
            if (!listener.person().isEmpty()) {
                names.put(listener.person(), listener.name());
            }
        }
        return names;
    }

    /// How many look on without being anybody.
    public int strangers() {
        return (int) listeners.stream().filter(listener -> listener.person().isEmpty()).count();
    }

    /// How long a bot waits: what the slowest of those wishes who sit here and watch. Whoever looks on without a seat has no say, and who says
    /// nothing means what the table was opened with.
    public int pace(Table<?, ?, ?> table) {
        int usual = table.opened().terms().pace();
        return listeners.stream()
                .filter(listener -> !table.seatsOf(listener.person()).isEmpty())
                .mapToInt(listener -> listener.pace().orElse(usual))
                .max()
                .orElse(usual);
    }

    /// Does something for everybody who listens.
    public void each(Consumer<Listener> what) {
        List.copyOf(listeners).forEach(what);
    }

    /// Who is here has changed.
    public void here(Outgoing.Here here) {
        List.copyOf(listeners).forEach(listener -> listener.here(here));
    }

    /// A line was written.
    public void tell(Table<?, ?, ?> table, Table.Applied applied) {
        recent.addLast(new Update.Recent(table.seq(), applied));
        while (recent.size() > RECENT) {
            recent.removeFirst();
        }
        announce(Update.of(table, applied, recent));
    }

    /// The table as it is, for somebody who begins to listen or fell behind.
    public Update look(Table<?, ?, ?> table) {
        return Update.look(table, recent);
    }

    /// What was told before does not lead to what the table is now.
    public void beginAgain(Table<?, ?, ?> table) {
        recent.clear();
        announce(look(table));
    }

    /// Lets go of what only a lively table needs.
    public void rest() {
        recent.clear();
    }

    public void end(String reason) {
        List.copyOf(listeners).forEach(listener -> listener.end(reason));
    }

    /// Nothing can be written at the moment.
    public void hold() {
        List.copyOf(listeners).forEach(Listener::held);
    }

    private void announce(Update update) {
        for (Listener listener : List.copyOf(listeners)) {
            listener.update(update);
        }
    }
}
